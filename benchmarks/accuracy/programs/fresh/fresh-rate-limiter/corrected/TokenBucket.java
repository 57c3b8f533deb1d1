package ratelimiter;

import java.util.concurrent.atomic.AtomicInteger;

public class TokenBucket {
    private final int burst;
    private final AtomicInteger tokens;

    public TokenBucket(int burst) {
        this.burst = burst;
        this.tokens = new AtomicInteger(burst);
    }

    public boolean tryAcquire() {
        int seen = tokens.get();
        while (seen > 0) {
            if (tokens.compareAndSet(seen, seen - 1)) {
                return true;
            }
            seen = tokens.get();
        }
        return false;
    }

    public void acquireOrFail(String client) {
        if (!tryAcquire()) {
            throw new IllegalStateException("too many requests: " + client);
        }
    }

    /** Called by the timer of the gateway. */
    public void refill() {
        tokens.set(burst);
    }
}
