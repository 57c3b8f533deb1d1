package computeifpresentelseput;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class WordCount {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    public void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }
}
