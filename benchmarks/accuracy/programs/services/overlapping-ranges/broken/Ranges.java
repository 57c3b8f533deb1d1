package overlappingranges;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class Ranges {
    private final ConcurrentSkipListMap<Integer, Integer> taken = new ConcurrentSkipListMap<>();

    public boolean reserve(int from, int to) {
        Map.Entry<Integer, Integer> before = taken.lowerEntry(to);
        if (before != null && before.getValue() > from) {
            return false;
        }
        taken.put(from, to);
        return true;
    }
}
