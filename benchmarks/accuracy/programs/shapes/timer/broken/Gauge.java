package gauges;

public class Gauge {
    private long total = 1;

    public void add(long amount) {
        total += amount;
    }

    public long flush() {
        long flushed = total;
        total = 0;
        return flushed;
    }
}
