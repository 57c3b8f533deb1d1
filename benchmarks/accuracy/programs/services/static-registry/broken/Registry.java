package staticregistry;

import java.util.HashMap;
import java.util.Map;

public class Registry {
    private static final Map<String, Integer> NUMBERS = new HashMap<>();

    public static int numberOf(String name) {
        Integer number = NUMBERS.get(name);
        if (number == null) {
            number = NUMBERS.size();
            NUMBERS.put(name, number);
        }
        return number;
    }
}
