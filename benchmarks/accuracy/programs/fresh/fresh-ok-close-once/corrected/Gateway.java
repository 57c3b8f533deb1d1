package okcloseonce;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class Gateway implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<String> sent = new ArrayList<>();
    private volatile boolean closed;

    public void send(String message) {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        String encoded = message.strip();
        lock.lock();
        try {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            sent.add(encoded);
        } finally {
            lock.unlock();
        }
    }

    public boolean isOpen() {
        return !closed;
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        lock.lock();
        try {
            if (!closed) {
                closed = true;
                sent.clear();
            }
        } finally {
            lock.unlock();
        }
    }
}
