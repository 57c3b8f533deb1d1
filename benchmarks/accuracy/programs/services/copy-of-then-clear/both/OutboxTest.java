package copyofthenclear;

import org.junit.jupiter.api.Test;
import support.Threads;

class OutboxTest {
    @Test
    void twoThreads() throws Exception {
        Outbox outbox = new Outbox();
        outbox.add("a");
        Threads.run(outbox::drain, () -> outbox.add("b"));
    }
}
