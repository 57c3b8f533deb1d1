package referencecount;

import org.junit.jupiter.api.Test;
import support.Threads;

class HandleTest {
    @Test
    void twoThreads() throws Exception {
        Handle handle = new Handle();
        Threads.run(handle::retain, handle::release);
    }
}
