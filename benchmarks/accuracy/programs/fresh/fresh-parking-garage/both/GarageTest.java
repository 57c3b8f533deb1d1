package parkinggarage;

import org.junit.jupiter.api.Test;
import support.Threads;

class GarageTest {
    @Test
    void threeCars() throws Exception {
        Garage garage = new Garage(2, 1);
        Threads.run(garage::enter, garage::enter, garage::enter);
        garage.entries();
    }
}
