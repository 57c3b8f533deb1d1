package defaultmethod;

public class Tank implements Level {
    private int level;

    @Override
    public synchronized int get() {
        return level;
    }

    @Override
    public synchronized void set(int level) {
        this.level = level;
    }

    @Override
    public synchronized void raise() {
        Level.super.raise();
    }
}
