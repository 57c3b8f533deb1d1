package lazyindex;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Index {
    private final List<String> words = List.of("one", "two", "three");
    private Map<Character, String> index;

    public synchronized String find(char first) {
        if (index == null) {
            index = new HashMap<>();
            for (String word : words) {
                index.put(word.charAt(0), word);
            }
        }
        return index.get(first);
    }
}
