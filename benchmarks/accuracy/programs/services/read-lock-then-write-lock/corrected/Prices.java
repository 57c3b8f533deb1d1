package readlockthenwritelock;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Prices {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> prices = new HashMap<>(Map.of("tea", 100));

    public void raise(String name, int percent) {
        lock.writeLock().lock();
        try {
            int old = prices.get(name);
            prices.put(name, old + old * percent / 100);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
