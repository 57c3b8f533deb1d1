package stamped;

import static threads.TwoThreads.both;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class StampTest {
    private final Point point = new Point();

    @Test
    void unchecked() throws Exception {
        both(() -> point.move(3, 4), point::distance);
    }

    @Test
    void checked() throws Exception {
        both(() -> point.move(3, 4), point::distanceSafely);
    }
}
