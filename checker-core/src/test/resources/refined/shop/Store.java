package shop;

/** Three levels of calls. Each step is atomic, but an order is more than one step. The pause lets a test decide what happens in between. */
public class Store {
    private int stock = 100;
    private int sold;

    public void order(int number, Runnable pause) {
        sell(number, pause);
    }

    /** Another method of the same name, with one step only. */
    public void order(String number, Runnable pause) {
        pause.run();
        take(Integer.parseInt(number));
    }

    void sell(int number, Runnable pause) {
        take(number);
        pause.run();
        book(number);
    }

    synchronized void take(int number) {
        stock = stock - number;
    }

    synchronized void book(int number) {
        sold = sold + number;
    }

    public synchronized String report() {
        return stock + " in stock, " + sold + " sold";
    }
}
