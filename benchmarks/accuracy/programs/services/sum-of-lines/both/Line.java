package sumoflines;

public class Line {
    private int quantity;

    public synchronized int quantity() {
        return quantity;
    }

    public synchronized void add(int more) {
        quantity += more;
    }
}
