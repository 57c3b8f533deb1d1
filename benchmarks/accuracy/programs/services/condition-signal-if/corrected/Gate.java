package conditionsignalif;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition free = lock.newCondition();
    private int places = 1;

    public void enter() throws InterruptedException {
        lock.lock();
        try {
            while (places == 0) {
                free.await();
            }
            places--;
        } finally {
            lock.unlock();
        }
    }

    public void leave() {
        lock.lock();
        try {
            places++;
            free.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
