package heating;

public class Temperature {
    private int degrees = 20;

    public synchronized int get() {
        return degrees;
    }

    public synchronized void set(int degrees) {
        this.degrees = degrees;
    }

    public synchronized void add(int more) {
        degrees += more;
    }
}
