package volatilearrayslot;

import org.junit.jupiter.api.Test;
import support.Threads;

class SlotsTest {
    @Test
    void twoThreads() throws Exception {
        Slots slots = new Slots();
        Threads.run(() -> slots.claim(1, "a"), () -> slots.claim(1, "b"));
    }
}
