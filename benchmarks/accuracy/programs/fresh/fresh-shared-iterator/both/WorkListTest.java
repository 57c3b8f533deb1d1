package sharediterator;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import support.Threads;

class WorkListTest {
    @Test
    void twoWorkers() throws Exception {
        WorkList list = new WorkList(List.of("a.txt", "b.txt", "c.txt"));
        ConcurrentLinkedQueue<String> done = new ConcurrentLinkedQueue<>();
        Threads.run(() -> list.work(done::add), () -> list.work(done::add));
    }
}
