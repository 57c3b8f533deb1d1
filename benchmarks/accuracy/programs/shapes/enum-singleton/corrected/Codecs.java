package codecs;

import java.util.HashMap;
import java.util.Map;

public enum Codecs {
    INSTANCE;

    private final Map<String, Object> byName = new HashMap<>();

    public synchronized Object codec(String name) {
        return byName.computeIfAbsent(name, key -> new Object());
    }
}
