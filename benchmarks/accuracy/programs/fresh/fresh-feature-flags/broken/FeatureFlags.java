package featureflags;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;

public class FeatureFlags {
    private volatile Map<String, Boolean> flags = Map.of();

    public void set(String flag, boolean on) {
        Map<String, Boolean> copy = new HashMap<>(flags);
        copy.put(flag, on);
        flags = Map.copyOf(copy);
    }

    public boolean isOn(String flag) {
        return flags.getOrDefault(flag, false);
    }

    public Set<String> known() {
        return new TreeSet<>(flags.keySet());
    }
}
