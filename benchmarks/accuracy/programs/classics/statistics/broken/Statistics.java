package stats;

public class Statistics {
    private long count;
    private long sum;

    public void add(long value) {
        synchronized (this) {
            count++;
        }
        synchronized (this) {
            sum += value;
        }
    }

    public synchronized double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }
}
