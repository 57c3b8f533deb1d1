package defaultmethod;

import org.junit.jupiter.api.Test;
import support.Threads;

class TankTest {
    @Test
    void twoThreads() throws Exception {
        Tank tank = new Tank();
        Threads.run(tank::raise, tank::raise);
    }
}
