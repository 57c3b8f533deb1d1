package lrucache;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

public class LruCache<K, V> {
    private final Map<K, V> entries;
    private final Function<K, V> loader;

    public LruCache(int capacity, Function<K, V> loader) {
        this.loader = loader;
        this.entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > capacity;
            }
        };
    }

    public V get(K key) {
        V value = entries.get(key);
        if (value == null) {
            value = loader.apply(key);
            put(key, value);
        }
        return value;
    }

    public synchronized void put(K key, V value) {
        entries.put(key, value);
    }

    public synchronized void evict(K key) {
        entries.remove(key);
    }

    public synchronized int size() {
        return entries.size();
    }
}
