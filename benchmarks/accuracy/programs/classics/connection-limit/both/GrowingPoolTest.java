package pool;

import org.junit.jupiter.api.Test;
import support.Threads;

class GrowingPoolTest {
    @Test
    void twoBorrowers() throws Exception {
        GrowingPool pool = new GrowingPool(1);
        Threads.run(pool::borrow, pool::borrow);
    }
}
