package orders;

import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

public class Orders {
    private final List<String> open = Collections.synchronizedList(new LinkedList<>(List.of("tea")));
    private final List<String> done = Collections.synchronizedList(new LinkedList<>());

    public void finish(String order) {
        if (open.remove(order)) {
            done.add(order);
        }
    }

    public boolean isKnown(String order) {
        return open.contains(order) || done.contains(order);
    }
}
