package limit;

/** So many requests in each second. */
public class RateLimiter {
    private long second;
    private int requests;
    private final int limit;

    public RateLimiter(int limit) {
        this.limit = limit;
    }

    public synchronized boolean allows(long now) {
        if (second != now) {
            second = now;
            requests = 0;
        }
        requests++;
        return requests <= limit;
    }
}
