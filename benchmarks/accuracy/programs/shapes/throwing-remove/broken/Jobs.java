package queue;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Jobs {
    private final Queue<String> jobs = new ConcurrentLinkedQueue<>();

    public void add(String job) {
        jobs.add(job);
    }

    public String take() {
        return jobs.size() > 0 ? jobs.remove() : null;
    }
}
