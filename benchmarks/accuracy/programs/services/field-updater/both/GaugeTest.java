package fieldupdater;

import org.junit.jupiter.api.Test;
import support.Threads;

class GaugeTest {
    @Test
    void twoThreads() throws Exception {
        Gauge gauge = new Gauge();
        Threads.run(gauge::next, gauge::next);
    }
}
