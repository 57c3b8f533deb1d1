package submitafterstop;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Worker {
    private final Queue<String> jobs = new ConcurrentLinkedQueue<>();
    private volatile boolean running = true;

    public boolean submit(String job) {
        if (!running) {
            return false;
        }
        jobs.add(job);
        return true;
    }

    /** Returns what was not done. */
    public List<String> stop() {
        running = false;
        List<String> left = new ArrayList<>();
        for (String job = jobs.poll(); job != null; job = jobs.poll()) {
            left.add(job);
        }
        return left;
    }
}
