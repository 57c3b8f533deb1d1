package registry;

import java.util.Arrays;

public class Registry {
    private volatile String[] names = new String[0];

    public synchronized void add(String name) {
        String[] longer = Arrays.copyOf(names, names.length + 1);
        longer[longer.length - 1] = name;
        names = longer;
    }

    public int size() {
        return names.length;
    }
}
