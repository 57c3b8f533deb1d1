package names;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class Names {
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    public boolean take(String name) {
        if (taken.contains(name)) {
            return false;
        }
        taken.add(name);
        return true;
    }
}
