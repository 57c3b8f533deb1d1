package stock;

public class Orders {
    private final Stock stock;

    public Orders(Stock stock) {
        this.stock = stock;
    }

    public boolean place() {
        return stock.tryTake();
    }
}
