package queuesizethenremove;

import org.junit.jupiter.api.Test;
import support.Threads;

class RecentTest {
    @Test
    void twoThreads() throws Exception {
        Recent recent = new Recent();
        recent.add("a");
        Threads.run(() -> recent.add("b"), () -> recent.add("c"));
    }
}
