package numbers;

import org.junit.jupiter.api.Test;
import support.Threads;

class SquaresTest {
    @Test
    void twoUsers() throws Exception {
        Threads.run(() -> Squares.square(2), () -> Squares.square(2));
    }
}
