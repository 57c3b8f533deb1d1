package varhandleadd;

import org.junit.jupiter.api.Test;
import support.Threads;

class MeterTest {
    @Test
    void twoThreads() throws Exception {
        Meter meter = new Meter();
        Threads.run(() -> meter.add(1), () -> meter.add(2));
    }
}
