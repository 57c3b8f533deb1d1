package stock;

public class Stock {
    private int pieces = 1;

    public synchronized int pieces() {
        return pieces;
    }

    public synchronized void take() {
        pieces--;
    }
}
