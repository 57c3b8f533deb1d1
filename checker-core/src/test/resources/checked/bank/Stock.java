package bank;

/** What is in stock, and what it costs. */
public class Stock {
    private final Object items = new Object();
    private final Object prices = new Object();
    private int count = 3;
    private int price = 10;
    private int changes;

    /** The value with and without the tax. */
    public int[] value() {
        int number;
        synchronized (items) {
            number = count;
        }
        synchronized (prices) {
            int value = number * price;
            return new int[] {value, number * price * 119 / 100};
        }
    }

    public void reprice(int changed) {
        synchronized (prices) {
            changes++;
        }
        synchronized (items) {
            price = changed;
        }
    }
}
