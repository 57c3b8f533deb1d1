package pool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ConnectionPool {
    private final List<String> idle = Collections.synchronizedList(new ArrayList<>());

    public ConnectionPool(String... connections) {
        idle.addAll(List.of(connections));
    }

    /** Null if all are in use. */
    public String borrow() {
        if (idle.isEmpty()) {
            return null;
        }
        return idle.remove(0);
    }

    public void giveBack(String connection) {
        idle.add(connection);
    }
}
