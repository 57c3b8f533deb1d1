package poolwithsemaphore;

import org.junit.jupiter.api.Test;
import support.Threads;

class BuffersTest {
    @Test
    void twoThreads() throws Exception {
        Buffers buffers = new Buffers();
        Threads.run(() -> buffers.giveBack(buffers.borrow()), () -> buffers.giveBack(buffers.borrow()));
    }
}
