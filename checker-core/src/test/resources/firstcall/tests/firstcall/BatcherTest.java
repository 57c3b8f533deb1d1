package firstcall;

import org.junit.jupiter.api.Test;

class BatcherTest {
    @Test
    void oneAddsAndTheOtherFlushes() throws InterruptedException {
        Batcher batcher = new Batcher();
        Thread adds = new Thread(() -> batcher.add("x"));
        Thread flushes = new Thread(batcher::flush);
        adds.start();
        flushes.start();
        adds.join();
        flushes.join();
    }
}
