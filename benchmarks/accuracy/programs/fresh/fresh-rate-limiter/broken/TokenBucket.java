package ratelimiter;

public class TokenBucket {
    private final int burst;
    private volatile int tokens;

    public TokenBucket(int burst) {
        this.burst = burst;
        this.tokens = burst;
    }

    public boolean tryAcquire() {
        if (tokens > 0) {
            tokens = tokens - 1;
            return true;
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
        tokens = burst;
    }
}
