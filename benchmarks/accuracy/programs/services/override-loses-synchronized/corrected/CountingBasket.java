package overridelosessynchronized;

public class CountingBasket extends Basket {
    private int added;

    @Override
    public synchronized void add(String item) {
        added++;
        super.add(item);
    }

    public synchronized int added() {
        return added;
    }
}
