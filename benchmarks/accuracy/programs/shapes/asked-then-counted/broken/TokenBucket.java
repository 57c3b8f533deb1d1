package tokenbucket;

import java.util.concurrent.atomic.AtomicLong;

public class TokenBucket {
    private final AtomicLong tokens;

    public TokenBucket(long n) {
        tokens = new AtomicLong(n);
    }

    public boolean tryAcquire() {
        if (tokens.get() > 0) {
            tokens.decrementAndGet();
            return true;
        }
        return false;
    }
}
