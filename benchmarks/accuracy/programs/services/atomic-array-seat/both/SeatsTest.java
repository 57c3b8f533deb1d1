package atomicarrayseat;

import org.junit.jupiter.api.Test;
import support.Threads;

class SeatsTest {
    @Test
    void twoThreads() throws Exception {
        Seats seats = new Seats();
        Threads.run(() -> seats.take(1, "ann"), () -> seats.take(1, "bob"));
    }
}
