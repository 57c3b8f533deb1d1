package points;

import org.junit.jupiter.api.Test;
import support.Threads;

class PointTest {
    @Test
    void moveAndLook() throws Exception {
        Point point = new Point();
        Threads.run(() -> point.move(3, 4), point::distance);
    }
}
