package tsp;

/** The shortest tour that any worker has found. */
public class Best {
    private int length = Integer.MAX_VALUE;
    private int[] tour;

    public synchronized void offer(int[] found, int foundLength) {
        if (foundLength < length) {
            length = foundLength;
            tour = found;
        }
    }

    public synchronized int[] tour() {
        return tour;
    }
}
