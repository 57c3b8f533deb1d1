package invoices;

public class Invoices {
    private static int last;

    public synchronized int next() {
        last = last + 1;
        return last;
    }
}
