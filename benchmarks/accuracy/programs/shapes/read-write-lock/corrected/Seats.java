package seats;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Seats {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int free = 1;

    public boolean take() {
        lock.writeLock().lock();
        try {
            if (free == 0) {
                return false;
            }
            free--;
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
