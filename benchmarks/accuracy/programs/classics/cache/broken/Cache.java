package cache;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Cache {
    private final Map<String, Object> values = new ConcurrentHashMap<>();

    public Object get(String key) {
        Object value = values.get(key);
        if (value == null) {
            value = new Object();
            values.put(key, value);
        }
        return value;
    }
}
