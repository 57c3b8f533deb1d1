package tokenbucket;

import java.util.concurrent.atomic.AtomicLong;

public class TokenBucket {
    private final AtomicLong tokens;

    public TokenBucket(long n) {
        tokens = new AtomicLong(n);
    }

    public boolean tryAcquire() {
        long t;
        do {
            t = tokens.get();
            if (t <= 0) return false;
        } while (!tokens.compareAndSet(t, t - 1));
        return true;
    }
}
