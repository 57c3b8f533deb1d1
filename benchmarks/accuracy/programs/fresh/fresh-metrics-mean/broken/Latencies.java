package metricsmean;

public class Latencies {
    private volatile long count;
    private volatile long totalNanos;
    private long slowest;

    /** What was measured so far. */
    public record Summary(long count, double meanMillis) {}

    public void record(long nanos) {
        synchronized (this) {
            count++;
            totalNanos += nanos;
            slowest = Math.max(slowest, nanos);
        }
    }

    public Summary summary() {
        if (count == 0) {
            return new Summary(0, 0);
        }
        return new Summary(count, totalNanos / 1e6 / count);
    }

    public synchronized long slowest() {
        return slowest;
    }
}
