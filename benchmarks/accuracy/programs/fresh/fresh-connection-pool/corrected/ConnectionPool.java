package connectionpool;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

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

    private final Queue<Connection> idle = new ConcurrentLinkedQueue<>();
    private final Semaphore permits;

    public ConnectionPool(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Connection(i));
        }
        permits = new Semaphore(size);
    }

    public Connection borrow() {
        if (!permits.tryAcquire()) {
            throw new IllegalStateException("no connection is left");
        }
        return idle.remove();
    }

    public void giveBack(Connection connection) {
        idle.add(connection);
        permits.release();
    }
}
