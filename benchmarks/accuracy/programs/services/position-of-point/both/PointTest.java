package positionofpoint;

import org.junit.jupiter.api.Test;
import support.Threads;

class PointTest {
    @Test
    void twoThreads() throws Exception {
        Point point = new Point();
        Threads.run(() -> point.move(1, 1), point::position);
    }
}
