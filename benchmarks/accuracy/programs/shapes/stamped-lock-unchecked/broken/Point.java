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
        if (stamp == 0) {
            return -1;
        }
        return Math.abs(x) + Math.abs(y);
    }
}
