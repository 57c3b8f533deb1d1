package batcher;

import org.junit.jupiter.api.Test;
import support.Threads;

class BatcherTest {
    @Test
    void twoThreads() throws Exception {
        Batcher b = new Batcher();
        Threads.run(() -> b.add("x"), b::flush);
    }
}
