package seats;

import java.util.concurrent.locks.StampedLock;

public class Seats {
    private final StampedLock lock = new StampedLock();
    private int free = 1;

    public boolean take() {
        long stamp = lock.readLock();
        try {
            if (free == 0) {
                return false;
            }
        } finally {
            lock.unlockRead(stamp);
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
