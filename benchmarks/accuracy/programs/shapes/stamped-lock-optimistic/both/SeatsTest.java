package seats;

import org.junit.jupiter.api.Test;
import support.Threads;

class SeatsTest {
    @Test
    void twoGuests() throws Exception {
        Seats seats = new Seats();
        Threads.run(seats::take, seats::take);
    }
}
