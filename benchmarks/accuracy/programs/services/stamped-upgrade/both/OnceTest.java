package stampedupgrade;

import org.junit.jupiter.api.Test;
import support.Threads;

class OnceTest {
    @Test
    void twoThreads() throws Exception {
        Once once = new Once();
        Threads.run(() -> once.claim(1), () -> once.claim(2));
    }
}
