package capacitythenadd;

import org.junit.jupiter.api.Test;
import support.Threads;

class InboxTest {
    @Test
    void twoThreads() throws Exception {
        Inbox inbox = new Inbox();
        Threads.run(() -> inbox.deliver("a"), () -> inbox.deliver("b"));
    }
}
