package limit;

import org.junit.jupiter.api.Test;
import support.Threads;

class RateLimiterTest {
    @Test
    void twoRequests() throws Exception {
        RateLimiter limiter = new RateLimiter(1);
        Threads.run(() -> limiter.allows(1), () -> limiter.allows(1));
    }
}
