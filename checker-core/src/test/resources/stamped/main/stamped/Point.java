package stamped;

import java.util.concurrent.locks.StampedLock;

/** Two numbers that belong together, read with an optimistic stamp. */
public class Point {
    private final StampedLock lock = new StampedLock();
    private int x;
    private int y;

    public void move(int dx, int dy) {
        long stamp = lock.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public int distance() {
        long stamp = lock.tryOptimisticRead();
        if (stamp == 0) {
            return -1;
        }
        return Math.abs(x) + Math.abs(y);
    }

    public int distanceSafely() {
        long stamp = lock.tryOptimisticRead();
        int distance = Math.abs(x) + Math.abs(y);
        return lock.validate(stamp) ? distance : -1;
    }
}
