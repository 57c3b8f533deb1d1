package seats;

import java.util.concurrent.locks.StampedLock;

public class Seats {
    private final StampedLock lock = new StampedLock();
    private int free = 1;

    public boolean take() {
        long stamp = lock.tryOptimisticRead();
        int seen = free;
        if (!lock.validate(stamp) || seen == 0) {
            return false;
        }
        stamp = lock.writeLock();
        try {
            free--;
            return true;
        } finally {
            lock.unlockWrite(stamp);
        }
    }
}
