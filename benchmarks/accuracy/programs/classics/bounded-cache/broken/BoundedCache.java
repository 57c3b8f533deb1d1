package cache;

import java.util.LinkedHashMap;
import java.util.Map;

/** Keeps so many entries. */
public class BoundedCache {
    private final Map<String, String> entries = new LinkedHashMap<>();
    private final int limit;

    public BoundedCache(int limit) {
        this.limit = limit;
    }

    public void put(String key, String value) {
        synchronized (entries) {
            if (entries.size() == limit) {
                entries.remove(entries.keySet().iterator().next());
            }
        }
        synchronized (entries) {
            entries.put(key, value);
        }
    }
}
