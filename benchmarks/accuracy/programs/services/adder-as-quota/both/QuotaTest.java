package adderasquota;

import org.junit.jupiter.api.Test;
import support.Threads;

class QuotaTest {
    @Test
    void twoThreads() throws Exception {
        Quota quota = new Quota();
        Threads.run(quota::use, quota::use);
    }
}
