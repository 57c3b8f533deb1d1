package modelled;

import java.util.Collection;
import java.util.Map;

/** Brings a collection into the state that an operation is to meet. Not watched. */
final class Unseen {
    private Unseen() {}

    static void put(Map<String, Integer> map, String key) {
        map.putAll(Map.of(key, 1)); // not put, which a class of the program overrides
    }

    static void remove(Map<String, Integer> map, String key) {
        map.remove(key);
    }

    static void add(Collection<String> collection, String element) {
        collection.add(element);
    }

    static void remove(Collection<String> collection, String element) {
        collection.remove(element);
    }

    static void clear(Collection<String> collection) {
        collection.clear();
    }
}
