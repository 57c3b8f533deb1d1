package featureflags;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

public class FeatureFlags {
    private final AtomicReference<Map<String, Boolean>> flags = new AtomicReference<>(Map.of());

    public void set(String flag, boolean on) {
        flags.updateAndGet(old -> {
            Map<String, Boolean> copy = new HashMap<>(old);
            copy.put(flag, on);
            return Map.copyOf(copy);
        });
    }

    public boolean isOn(String flag) {
        return flags.get().getOrDefault(flag, false);
    }

    public Set<String> known() {
        return new TreeSet<>(flags.get().keySet());
    }
}
