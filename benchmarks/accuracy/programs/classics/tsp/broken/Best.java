package tsp;

/** The shortest tour that any worker has found. */
public class Best {
    private volatile int length = Integer.MAX_VALUE;
    private int[] tour;

    public void offer(int[] found, int foundLength) {
        if (foundLength < length) {
            synchronized (this) {
                length = foundLength;
                tour = found;
            }
        }
    }

    public synchronized int[] tour() {
        return tour;
    }
}
