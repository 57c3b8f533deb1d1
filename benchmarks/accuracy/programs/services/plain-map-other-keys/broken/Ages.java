package plainmapotherkeys;

import java.util.HashMap;
import java.util.Map;

public class Ages {
    private final Map<String, Integer> ages = new HashMap<>();

    public void set(String name, int age) {
        ages.put(name, age);
    }
}
