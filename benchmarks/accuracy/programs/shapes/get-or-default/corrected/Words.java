package words;

import java.util.concurrent.ConcurrentHashMap;

public class Words {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }
}
