package lrubyhand;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

public class Lru {
    private final Map<String, String> values = new HashMap<>();
    private final ArrayDeque<String> order = new ArrayDeque<>();

    public synchronized boolean has(String key) {
        return values.containsKey(key);
    }

    public synchronized void put(String key, String value) {
        if (order.size() == 2) {
            values.remove(order.removeFirst());
        }
        values.put(key, value);
        order.addLast(key);
    }

    public synchronized String get(String key) {
        order.remove(key);
        order.addLast(key);
        return values.get(key);
    }

    public String getOrLoad(String key) {
        if (!has(key)) {
            put(key, "loaded " + key);
        }
        return get(key).trim();
    }
}
