package agenda;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class Agenda {
    private final ConcurrentSkipListMap<Integer, String> due = new ConcurrentSkipListMap<>(Map.of(1, "x"));

    public String first() {
        if (due.isEmpty()) return null;
        Integer k = due.firstKey();
        return due.remove(k);
    }
}
