package plainmapmerge;

import java.util.HashMap;
import java.util.Map;

public class Words {
    private final Map<String, Integer> counts = new HashMap<>();

    public void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }
}
