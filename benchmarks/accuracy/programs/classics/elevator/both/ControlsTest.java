package elevator;

import org.junit.jupiter.api.Test;
import support.Threads;

class ControlsTest {
    @Test
    void twoLifts() throws Exception {
        Controls controls = new Controls(5);
        controls.call(3);
        Threads.run(() -> controls.claim(3), () -> controls.claim(3));
    }
}
