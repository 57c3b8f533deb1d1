package pool;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Opens connections up to a limit. */
public class GrowingPool {
    private final Queue<String> idle = new ConcurrentLinkedQueue<>();
    private final AtomicInteger opened = new AtomicInteger();
    private final int limit;

    public GrowingPool(int limit) {
        this.limit = limit;
    }

    public String borrow() {
        String connection = idle.poll();
        if (connection == null && opened.get() < limit) {
            connection = "connection " + opened.incrementAndGet();
        }
        return connection;
    }

    public void giveBack(String connection) {
        idle.add(connection);
    }
}
