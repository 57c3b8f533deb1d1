package pool;

import java.util.ArrayDeque;
import java.util.Queue;

/** Opens connections up to a limit. */
public class GrowingPool {
    private final Queue<String> idle = new ArrayDeque<>();
    private int opened;
    private final int limit;

    public GrowingPool(int limit) {
        this.limit = limit;
    }

    public synchronized String borrow() {
        String connection = idle.poll();
        if (connection == null && opened < limit) {
            opened++;
            connection = "connection " + opened;
        }
        return connection;
    }

    public synchronized void giveBack(String connection) {
        idle.add(connection);
    }
}
