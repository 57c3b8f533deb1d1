package eventlogsequence;

import org.junit.jupiter.api.Test;
import support.Threads;

class EventLogTest {
    @Test
    void twoThreads() throws Exception {
        EventLog log = new EventLog();
        Threads.run(() -> log.append("a"), () -> log.append("b"));
    }
}
