package stamped;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class StampTest {
    private final Point point = new Point();

    private static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(one);
        Thread second = new Thread(other);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    @Test
    void unchecked() throws Exception {
        both(() -> point.move(3, 4), point::distance);
    }

    @Test
    void checked() throws Exception {
        both(() -> point.move(3, 4), point::distanceSafely);
    }
}
