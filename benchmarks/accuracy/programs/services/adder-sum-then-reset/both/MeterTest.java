package addersumthenresetmark;

import org.junit.jupiter.api.Test;
import support.Threads;

class MeterTest {
    @Test
    void twoThreads() throws Exception {
        Meter meter = new Meter();
        Threads.run(meter::drain, () -> meter.mark(5));
    }
}
