package seats;

import org.junit.jupiter.api.Test;

class SeatsTest {
    @Test
    void twoGuests() throws Exception {
        Seats seats = new Seats();
        Thread first = Thread.ofVirtual().start(seats::take);
        Thread second = Thread.ofVirtual().start(seats::take);
        first.join();
        second.join();
    }
}
