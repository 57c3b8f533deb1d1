package batchflush;

import org.junit.jupiter.api.Test;
import support.Threads;

class BatchTest {
    @Test
    void twoThreads() throws Exception {
        Batch batch = new Batch();
        batch.add("first");
        Threads.run(() -> batch.add("a"), () -> batch.add("b"));
    }
}
