package heating;

import org.junit.jupiter.api.Test;
import support.Threads;

class ThermostatTest {
    @Test
    void upTwice() throws Exception {
        Thermostat thermostat = new Thermostat(new Temperature());
        Threads.run(thermostat::up, thermostat::up);
    }
}
