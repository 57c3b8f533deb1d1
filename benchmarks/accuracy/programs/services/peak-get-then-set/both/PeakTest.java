package peakgetthenset;

import org.junit.jupiter.api.Test;
import support.Threads;

class PeakTest {
    @Test
    void twoThreads() throws Exception {
        Peak peak = new Peak();
        Threads.run(() -> peak.observe(3), () -> peak.observe(5));
    }
}
