package phasersum;

import org.junit.jupiter.api.Test;
import support.Threads;

class SumTest {
    @Test
    void twoThreads() throws Exception {
        Sum sum = new Sum();
        Threads.run(() -> sum.add(1), () -> sum.add(2));
    }
}
