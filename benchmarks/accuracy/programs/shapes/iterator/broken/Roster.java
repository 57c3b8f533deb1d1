package roster;

import java.util.ArrayList;
import java.util.List;

public class Roster {
    private final List<String> names = new ArrayList<>(List.of("Ada", "Barbara"));

    public synchronized void add(String name) {
        names.add(name);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        for (String name : names) {
            text.append(name).append(' ');
        }
        return text.toString();
    }
}
