package thermostat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ThermostatTest {
    @Test
    void bothLimitsAreMoved() throws Exception {
        Thermostat thermostat = new Thermostat();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> low = pool.submit(() -> thermostat.setLow(22));
        Future<?> high = pool.submit(() -> thermostat.setHigh(18));
        try {
            low.get();
            high.get();
        } catch (java.util.concurrent.ExecutionException e) {
            System.err.println(e);
        }
        pool.shutdown();
    }
}
