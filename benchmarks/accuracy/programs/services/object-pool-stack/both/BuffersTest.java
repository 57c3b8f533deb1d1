package objectpoolstack;

import org.junit.jupiter.api.Test;
import support.Threads;

class BuffersTest {
    @Test
    void twoThreads() throws Exception {
        Buffers buffers = new Buffers();
        Threads.run(buffers::borrow, buffers::borrow);
    }
}
