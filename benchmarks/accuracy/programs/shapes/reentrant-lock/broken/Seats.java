package seats;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Seats {
    private final Lock lock = new ReentrantLock();
    private int free = 1;

    public boolean take() {
        lock.lock();
        try {
            if (free == 0) {
                return false;
            }
        } finally {
            lock.unlock();
        }
        lock.lock();
        try {
            free--;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
