package pool;

import org.junit.jupiter.api.Test;
import support.Threads;

class ConnectionPoolTest {
    @Test
    void twoBorrowers() throws Exception {
        ConnectionPool pool = new ConnectionPool("only");
        Threads.run(pool::borrow, pool::borrow);
    }
}
