package submitafterstop;

import org.junit.jupiter.api.Test;
import support.Threads;

class WorkerTest {
    @Test
    void twoThreads() throws Exception {
        Worker worker = new Worker();
        Threads.run(() -> worker.submit("a"), worker::stop);
    }
}
