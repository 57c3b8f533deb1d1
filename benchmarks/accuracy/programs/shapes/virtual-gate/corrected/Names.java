package names;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class Names {
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    public boolean take(String name) {
        return taken.add(name);
    }
}
