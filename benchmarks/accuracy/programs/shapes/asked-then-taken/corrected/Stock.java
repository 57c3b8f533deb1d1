package stock;

public class Stock {
    private int pieces = 1;

    public synchronized int pieces() {
        return pieces;
    }

    public synchronized void take() {
        pieces--;
    }

    public synchronized boolean tryTake() {
        if (pieces == 0) {
            return false;
        }
        pieces--;
        return true;
    }
}
