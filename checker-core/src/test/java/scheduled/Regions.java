package scheduled;

import java.util.concurrent.locks.ReentrantLock;

/** What threads enter and leave, and how they start and join others. */
public final class Regions {
    private final Object monitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();

    public static void region(Runnable inside) {
        inside.run();
    }

    public void inMonitor(Runnable inside) {
        synchronized (monitor) {
            inside.run();
        }
    }

    public synchronized void inMethod(Runnable inside) {
        inside.run();
    }

    public void inLock(Runnable inside) {
        lock.lock();
        try {
            inside.run();
        } finally {
            lock.unlock();
        }
    }

    public static void start(Thread thread) {
        thread.start();
    }

    public static void join(Thread thread) throws InterruptedException {
        thread.join();
    }
}
