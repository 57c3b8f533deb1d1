package limit;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** So many requests in each second. */
public class RateLimiter {
    private final AtomicLong second = new AtomicLong();
    private final AtomicInteger requests = new AtomicInteger();
    private final int limit;

    public RateLimiter(int limit) {
        this.limit = limit;
    }

    public boolean allows(long now) {
        if (second.get() != now) {
            second.set(now);
            requests.set(0);
        }
        return requests.incrementAndGet() <= limit;
    }
}
