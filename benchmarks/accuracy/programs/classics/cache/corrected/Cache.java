package cache;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Cache {
    private final Map<String, Object> values = new ConcurrentHashMap<>();

    public Object get(String key) {
        return values.computeIfAbsent(key, missing -> new Object());
    }
}
