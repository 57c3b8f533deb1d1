package gauges;

public class Gauge {
    private long total = 1;

    public synchronized void add(long amount) {
        total += amount;
    }

    public synchronized long flush() {
        long flushed = total;
        total = 0;
        return flushed;
    }
}
