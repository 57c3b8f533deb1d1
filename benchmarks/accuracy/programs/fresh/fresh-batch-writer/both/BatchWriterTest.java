package batchwriter;

import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import support.Threads;

class BatchWriterTest {
    @Test
    void writeAndFlush() throws Exception {
        LinkedBlockingQueue<Object> written = new LinkedBlockingQueue<>();
        BatchWriter writer = new BatchWriter(2, written::add);
        writer.write("one");
        Threads.run(() -> writer.write("two"), () -> writer.write("three"), writer::flush);
    }
}
