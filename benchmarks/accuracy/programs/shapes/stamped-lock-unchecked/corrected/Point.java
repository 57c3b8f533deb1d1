package points;

import java.util.concurrent.locks.StampedLock;

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
        int sum = Math.abs(x) + Math.abs(y);
        if (lock.validate(stamp)) {
            return sum;
        }
        stamp = lock.readLock();
        try {
            return Math.abs(x) + Math.abs(y);
        } finally {
            lock.unlockRead(stamp);
        }
    }
}
