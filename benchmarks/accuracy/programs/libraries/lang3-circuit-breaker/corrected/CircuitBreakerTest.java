package breakers;

import org.apache.commons.lang3.concurrent.ThresholdCircuitBreaker;
import org.junit.jupiter.api.Test;
import support.Threads;

class CircuitBreakerTest {
    @Test
    void closedWhileCounted() throws Exception {
        ThresholdCircuitBreaker breaker = new ThresholdCircuitBreaker(1);
        breaker.incrementAndCheckState(2L);
        Threads.run(
                () -> {
                    synchronized (breaker) {
                        breaker.close();
                    }
                },
                () -> {
                    synchronized (breaker) {
                        breaker.incrementAndCheckState(1L);
                    }
                });
    }
}
