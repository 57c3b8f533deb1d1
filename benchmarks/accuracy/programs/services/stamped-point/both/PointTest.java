package stampedpoint;

import org.junit.jupiter.api.Test;
import support.Threads;

class PointTest {
    @Test
    void twoThreads() throws Exception {
        Point point = new Point();
        Threads.run(point::distance, () -> point.move(1, 2));
    }
}
