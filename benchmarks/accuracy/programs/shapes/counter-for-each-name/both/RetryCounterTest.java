package retrycounter;

import org.junit.jupiter.api.Test;
import support.Threads;

class RetryCounterTest {
    @Test
    void twoThreads() throws Exception {
        RetryCounter r = new RetryCounter();
        Threads.run(() -> r.count("a"), () -> r.count("a"));
    }
}
