package circuitbreaker;

import org.junit.jupiter.api.Test;
import support.Threads;

class CircuitBreakerTest {
    @Test
    void twoProbes() throws Exception {
        CircuitBreaker breaker = new CircuitBreaker(1);
        breaker.onFailure();
        Threads.run(breaker::permits, breaker::permits);
    }
}
