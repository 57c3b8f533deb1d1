package connectionpool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ConnectionPool {
    public static final class Connection {
        private final int number;

        private Connection(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }
    }

    private final List<Connection> idle = Collections.synchronizedList(new ArrayList<>());

    public ConnectionPool(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Connection(i));
        }
    }

    public Connection borrow() {
        if (idle.isEmpty()) {
            throw new IllegalStateException("no connection is left");
        }
        return idle.remove(idle.size() - 1);
    }

    public void giveBack(Connection connection) {
        idle.add(connection);
    }
}
