package lockisreplaced;

import org.junit.jupiter.api.Test;
import support.Threads;

class LogTest {
    @Test
    void twoThreads() throws Exception {
        Log log = new Log();
        Threads.run(() -> log.add("a"), () -> log.add("b"));
        Threads.run(() -> log.add("c"), () -> log.add("d"), () -> log.add("e"));
    }
}
