package streamofshared;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Stock {
    private final Map<String, Integer> pieces = new ConcurrentHashMap<>(Map.of("a", 3, "b", 4));

    public void move(String from, String to, int count) {
        pieces.computeIfPresent(from, (key, now) -> now - count);
        pieces.computeIfPresent(to, (key, now) -> now + count);
    }

    public int total() {
        return pieces.values().stream().mapToInt(Integer::intValue).sum();
    }
}
