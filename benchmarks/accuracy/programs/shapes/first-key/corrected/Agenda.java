package agenda;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class Agenda {
    private final ConcurrentSkipListMap<Integer, String> due = new ConcurrentSkipListMap<>(Map.of(1, "x"));

    public String first() {
        Map.Entry<Integer, String> e = due.pollFirstEntry();
        return e == null ? null : e.getValue();
    }
}
