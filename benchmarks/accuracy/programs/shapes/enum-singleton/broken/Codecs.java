package codecs;

import java.util.HashMap;
import java.util.Map;

public enum Codecs {
    INSTANCE;

    private final Map<String, Object> byName = new HashMap<>();

    public Object codec(String name) {
        Object codec = find(name);
        if (codec == null) {
            codec = new Object();
            keep(name, codec);
        }
        return codec;
    }

    private synchronized Object find(String name) {
        return byName.get(name);
    }

    private synchronized void keep(String name, Object codec) {
        byName.put(name, codec);
    }
}
