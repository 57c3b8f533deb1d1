package stock;

public class Stock {
    private int items;
    private int orders;

    public Stock(int items) {
        this.items = items;
    }

    public synchronized void add(int more) {
        items += more;
    }

    public synchronized int items() {
        return items;
    }

    /** The tests call it when no other thread runs. */
    public synchronized void reset() {
        items = 0;
    }

    /** Only one thread at a time uses it. */
    public void order() {
        orders++;
    }

    /** The tests call it when the threads have ended. */
    public int orders() {
        return orders;
    }
}
