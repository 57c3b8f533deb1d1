package overridelosessynchronized;

public class CountingBasket extends Basket {
    private int added;

    @Override
    public void add(String item) {
        added++;
        super.add(item);
    }

    public int added() {
        return added;
    }
}
