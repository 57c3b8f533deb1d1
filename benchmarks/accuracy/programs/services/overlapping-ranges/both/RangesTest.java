package overlappingranges;

import org.junit.jupiter.api.Test;
import support.Threads;

class RangesTest {
    @Test
    void twoThreads() throws Exception {
        Ranges ranges = new Ranges();
        Threads.run(() -> ranges.reserve(1, 5), () -> ranges.reserve(3, 8));
    }
}
