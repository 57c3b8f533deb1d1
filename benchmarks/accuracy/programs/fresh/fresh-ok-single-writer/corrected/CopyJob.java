package oksinglewriter;

import java.util.List;

public class CopyJob implements Runnable {
    private final List<Integer> sizes;
    private final long total;
    private volatile long copied;
    private volatile boolean stopped;

    public CopyJob(List<Integer> sizes) {
        this.sizes = List.copyOf(sizes);
        this.total = sizes.stream().mapToLong(Integer::longValue).sum();
    }

    /** Runs in one thread. */
    @Override
    public void run() {
        for (int size : sizes) {
            if (stopped) {
                return;
            }
            copied += size;
        }
    }

    public int percent() {
        return total == 0 ? 100 : (int) (copied * 100 / total);
    }

    public void stop() {
        stopped = true;
    }
}
