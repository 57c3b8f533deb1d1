package downgradetoolate;

import org.junit.jupiter.api.Test;
import support.Threads;

class JournalTest {
    @Test
    void twoThreads() throws Exception {
        Journal journal = new Journal();
        Threads.run(() -> journal.append("a"), () -> journal.append("b"));
    }
}
