package stock;

public class Orders {
    private final Stock stock;

    public Orders(Stock stock) {
        this.stock = stock;
    }

    public boolean place() {
        if (stock.pieces() == 0) {
            return false;
        }
        stock.take();
        return true;
    }
}
