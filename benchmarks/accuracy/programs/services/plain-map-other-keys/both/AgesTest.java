package plainmapotherkeys;

import org.junit.jupiter.api.Test;
import support.Threads;

class AgesTest {
    @Test
    void twoThreads() throws Exception {
        Ages ages = new Ages();
        Threads.run(() -> ages.set("ann", 1), () -> ages.set("bob", 2));
    }
}
