package sizethenoffer;

import org.junit.jupiter.api.Test;
import support.Threads;

class BacklogTest {
    @Test
    void twoThreads() throws Exception {
        Backlog backlog = new Backlog();
        Threads.run(() -> backlog.offer("a"), () -> backlog.offer("b"));
    }
}
