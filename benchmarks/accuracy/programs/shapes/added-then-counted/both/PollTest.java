package poll;

import org.junit.jupiter.api.Test;
import support.Threads;

class PollTest {
    @Test
    void twoThreads() throws Exception {
        Poll p = new Poll();
        Threads.run(() -> p.vote("a"), () -> p.vote("a"));
    }
}
