package metricsmean;

public class Latencies {
    private long count;
    private long totalNanos;
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
        long n;
        long sum;
        synchronized (this) {
            n = count;
            sum = totalNanos;
        }
        return n == 0 ? new Summary(0, 0) : new Summary(n, sum / 1e6 / n);
    }

    public synchronized long slowest() {
        return slowest;
    }
}
