package twowaymap;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Directory {
    private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
    private final Map<Integer, String> names = new ConcurrentHashMap<>();

    public synchronized void add(String name, int number) {
        numbers.put(name, number);
        names.put(number, name);
    }

    public synchronized String nameBeside(String name) {
        Integer number = numbers.get(name);
        return number == null ? null : names.get(number).trim();
    }
}
