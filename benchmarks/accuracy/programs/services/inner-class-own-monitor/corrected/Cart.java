package innerclassownmonitor;

public class Cart {
    private int total;

    public Line line(int price) {
        return new Line(price);
    }

    public synchronized int total() {
        return total;
    }

    public class Line {
        private final int price;

        Line(int price) {
            this.price = price;
        }

        public void book() {
            synchronized (Cart.this) {
                total += price;
            }
        }
    }
}
