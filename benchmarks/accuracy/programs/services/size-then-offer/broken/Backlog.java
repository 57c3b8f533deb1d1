package sizethenoffer;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Backlog {
    private final Queue<String> jobs = new ConcurrentLinkedQueue<>();

    public boolean offer(String job) {
        if (jobs.size() >= 1) {
            return false;
        }
        return jobs.offer(job);
    }
}
