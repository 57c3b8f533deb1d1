package latchedsum;

import org.junit.jupiter.api.Test;
import support.Threads;

class LatchedTest {
    @Test
    void twoThreads() throws Exception {
        Latched latched = new Latched();
        Threads.run(() -> latched.add(1), () -> latched.add(2), latched::sum);
    }
}
