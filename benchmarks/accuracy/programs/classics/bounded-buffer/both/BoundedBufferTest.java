package buffer;

import org.junit.jupiter.api.Test;
import support.Threads;

class BoundedBufferTest {
    @Test
    void twoProducers() throws Exception {
        BoundedBuffer<String> buffer = new BoundedBuffer<>(1);
        Threads.run(() -> buffer.offer("a"), () -> buffer.offer("b"));
    }
}
