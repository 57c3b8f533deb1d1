package shop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Stock {
    private final Map<String, Integer> pieces = new ConcurrentHashMap<>();

    public void deliver(String article, int count) {
        pieces.put(article, count);
    }

    public boolean order(String article, int count) {
        boolean[] enough = new boolean[1];
        pieces.computeIfPresent(article, (name, left) -> {
            enough[0] = left >= count;
            return enough[0] ? left - count : left;
        });
        return enough[0];
    }
}
