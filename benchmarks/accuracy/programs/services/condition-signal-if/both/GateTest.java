package conditionsignalif;

import org.junit.jupiter.api.Test;
import support.Threads;

class GateTest {
    @Test
    void twoThreads() throws Exception {
        Gate gate = new Gate();
        gate.enter();
        Threads.run(() -> { gate.enter(); gate.leave(); }, () -> { gate.enter(); gate.leave(); }, gate::leave);
    }
}
