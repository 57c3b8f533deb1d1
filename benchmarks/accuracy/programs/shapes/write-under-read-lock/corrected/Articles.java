package articles;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Articles {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> texts = new HashMap<>(Map.of("a", "text"));
    private int reads;

    public String read(String name) {
        lock.writeLock().lock();
        try {
            reads = reads + 1;
            return texts.get(name);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
