package seats;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Seats {
    private final Lock lock = new ReentrantLock();
    private int free = 1;

    public boolean take() {
        if (free == 0) {
            return false;
        }
        if (lock.tryLock()) {
            try {
                free--;
                return true;
            } finally {
                lock.unlock();
            }
        }
        return false;
    }
}
