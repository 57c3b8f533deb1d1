package airline;

import org.junit.jupiter.api.Test;
import support.Threads;

class FlightTest {
    @Test
    void twoPassengers() throws Exception {
        Flight flight = new Flight(10);
        Threads.run(flight::sell, flight::sell);
    }
}
