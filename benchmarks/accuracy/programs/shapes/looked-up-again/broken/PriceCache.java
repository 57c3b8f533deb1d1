package pricecache;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceCache {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Object> prices = new HashMap<>();

    public Object price(String k) {
        lock.readLock().lock();
        try {
            Object p = prices.get(k);
            if (p != null) return p;
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            Object p = new Object();
            prices.put(k, p);
            return p;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
