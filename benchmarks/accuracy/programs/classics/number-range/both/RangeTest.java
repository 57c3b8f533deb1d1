package range;

import org.junit.jupiter.api.Test;
import support.Threads;

class RangeTest {
    @Test
    void bothBounds() throws Exception {
        Range range = new Range();
        Threads.run(() -> range.raiseLower(7), () -> range.dropUpper(4));
    }
}
