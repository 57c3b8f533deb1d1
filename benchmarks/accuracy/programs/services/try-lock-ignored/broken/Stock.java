package trylockignored;

import java.util.concurrent.locks.ReentrantLock;

public class Stock {
    private final ReentrantLock lock = new ReentrantLock();
    private int pieces = 5;

    public void take() {
        boolean locked = lock.tryLock();
        try {
            pieces--;
        } finally {
            if (locked) {
                lock.unlock();
            }
        }
    }
}
