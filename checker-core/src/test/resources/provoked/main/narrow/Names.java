package narrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Collections that are safe themselves, used in two steps. */
public class Names {
    private static Names instance;

    private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
    private final Set<String> taken = ConcurrentHashMap.newKeySet();
    private final List<String> list = new ArrayList<>();

    public static Names instance() {
        if (instance == null) {
            instance = new Names();
        }
        return instance;
    }

    public void add(String name) {
        if (!numbers.containsKey(name)) {
            numbers.put(name, numbers.size());
        }
    }

    public void addSafely(String name) {
        numbers.putIfAbsent(name, 1);
    }

    public boolean take(String name) {
        if (taken.contains(name)) {
            return false;
        }
        taken.add(name);
        return true;
    }

    public boolean takeSafely(String name) {
        if (taken.contains(name)) {
            return false;
        }
        return taken.add(name);
    }

    public void append(String name) {
        synchronized (list) {
            list.add(name);
        }
    }

    public void clear() {
        synchronized (list) {
            list.clear();
        }
    }

    public String first() {
        synchronized (list) {
            if (list.isEmpty()) {
                return null;
            }
        }
        synchronized (list) {
            return list.get(0);
        }
    }
}
