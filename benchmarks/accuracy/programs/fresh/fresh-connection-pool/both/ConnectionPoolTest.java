package connectionpool;

import org.junit.jupiter.api.Test;
import support.Threads;

class ConnectionPoolTest {
    @Test
    void threeThreads() throws Exception {
        ConnectionPool pool = new ConnectionPool(2);
        Threads.run(() -> pool.giveBack(pool.borrow()), () -> pool.giveBack(pool.borrow()), pool::borrow);
    }
}
