package narrow;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Each method leaves a narrow window, or none. */
public class Account {
    private int balance = 10;
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public void withdraw(int amount) {
        int before = balance;
        if (before >= amount) {
            balance = before - amount;
        }
    }

    public synchronized void withdrawSafely(int amount) {
        if (balance >= amount) {
            balance -= amount;
        }
    }

    public void checkAndAct(int amount) {
        boolean isEnough;
        lock.readLock().lock();
        try {
            isEnough = balance >= amount;
        } finally {
            lock.readLock().unlock();
        }
        if (isEnough) {
            lock.writeLock().lock();
            try {
                balance -= amount;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    public void checkAndActSafely(int amount) {
        lock.writeLock().lock();
        try {
            if (balance >= amount) {
                balance -= amount;
            }
        } finally {
            lock.writeLock().unlock();
        }
    }
}
