package exchangercount;

import org.junit.jupiter.api.Test;
import support.Threads;

class SwapTest {
    @Test
    void twoThreads() throws Exception {
        Swap swap = new Swap();
        Threads.run(() -> swap.swap("a"), () -> swap.swap("b"));
    }
}
