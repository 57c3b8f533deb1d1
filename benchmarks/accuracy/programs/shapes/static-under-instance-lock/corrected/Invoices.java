package invoices;

public class Invoices {
    private static int last;

    public int next() {
        synchronized (Invoices.class) {
            last = last + 1;
            return last;
        }
    }
}
