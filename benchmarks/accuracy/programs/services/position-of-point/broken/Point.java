package positionofpoint;

public class Point {
    private int x;
    private int y;

    public synchronized void move(int dx, int dy) {
        x += dx;
        y += dy;
    }

    public synchronized int x() {
        return x;
    }

    public synchronized int y() {
        return y;
    }

    public String position() {
        return x() + "," + y();
    }
}
