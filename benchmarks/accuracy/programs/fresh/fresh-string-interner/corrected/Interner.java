package stringinterner;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Interner {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> codes = new HashMap<>();

    /** A small number for each different string. */
    public int code(String text) {
        lock.readLock().lock();
        try {
            Integer known = codes.get(text);
            if (known != null) {
                return known;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            Integer known = codes.get(text);
            if (known == null) {
                known = codes.size();
                codes.put(text, known);
            }
            return known;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int size() {
        lock.readLock().lock();
        try {
            return codes.size();
        } finally {
            lock.readLock().unlock();
        }
    }
}
