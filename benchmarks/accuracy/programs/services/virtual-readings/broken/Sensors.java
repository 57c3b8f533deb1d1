package virtualreadings;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class Sensors {
    private final ReentrantLock lock = new ReentrantLock();
    private int readings;

    private int get() {
        lock.lock();
        try {
            return readings;
        } finally {
            lock.unlock();
        }
    }

    private void set(int value) {
        lock.lock();
        try {
            readings = value;
        } finally {
            lock.unlock();
        }
    }

    public void read() {
        set(get() + 1);
    }

    public void readAll() {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(this::read);
            executor.submit(this::read);
        }
    }
}
