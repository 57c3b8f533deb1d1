package computeifpresentelseput;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class WordCount {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    public void count(String word) {
        if (counts.computeIfPresent(word, (key, count) -> count + 1) == null) {
            counts.put(word, 1);
        }
    }
}
