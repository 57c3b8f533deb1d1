package stampedupgrade;

import java.util.concurrent.locks.StampedLock;

public class Once {
    private final StampedLock lock = new StampedLock();
    private int owner;

    public void claim(int id) {
        long stamp = lock.readLock();
        try {
            if (owner == 0) {
                long write = lock.tryConvertToWriteLock(stamp);
                if (write == 0) {
                    lock.unlockRead(stamp);
                    write = lock.writeLock();
                }
                stamp = write;
                if (owner == 0) {
                    owner = id;
                }
            }
        } finally {
            lock.unlock(stamp);
        }
    }
}
