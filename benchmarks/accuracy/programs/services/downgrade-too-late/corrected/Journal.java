package downgradetoolate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Journal {
    private final List<String> lines = new ArrayList<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    /** Returns the index of the line. */
    public int append(String line) {
        lock.writeLock().lock();
        try {
            lines.add(line);
            return lines.size() - 1;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
