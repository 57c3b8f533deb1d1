package shop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Stock {
    private final Map<String, Integer> pieces = new ConcurrentHashMap<>();

    public void deliver(String article, int count) {
        pieces.put(article, count);
    }

    public boolean order(String article, int count) {
        int left = pieces.getOrDefault(article, 0);
        if (left < count) {
            return false;
        }
        pieces.put(article, left - count);
        return true;
    }
}
