package accessorderreadlock;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RecentFiles {
    private final Map<String, Integer> files = new LinkedHashMap<>(16, 0.75f, true);
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    public void put(String name, int size) {
        lock.writeLock().lock();
        try {
            files.put(name, size);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public Integer get(String name) {
        lock.writeLock().lock();
        try {
            return files.get(name);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
