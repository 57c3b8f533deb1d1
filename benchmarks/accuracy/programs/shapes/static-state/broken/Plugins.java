package plugins;

import java.util.ArrayList;
import java.util.List;

/** Made at the first use. */
public class Plugins {
    private static Plugins instance;
    private final List<String> names = new ArrayList<>();

    public static Plugins instance() {
        if (instance == null) {
            instance = new Plugins();
        }
        return instance;
    }

    public synchronized void add(String name) {
        names.add(name);
    }
}
