package hashtablecontainsput;

import java.util.Hashtable;

public class Names {
    private final Hashtable<String, Integer> names = new Hashtable<>();

    public int number(String name) {
        if (!names.containsKey(name)) {
            names.put(name, names.size());
        }
        return names.get(name);
    }
}
