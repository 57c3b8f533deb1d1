package schedulernextdue;

import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

public class Jobs {
    record Job(String name, long due) {}

    private final PriorityBlockingQueue<Job> jobs =
            new PriorityBlockingQueue<>(4, Comparator.comparingLong(Job::due));

    public void add(String name, long due) {
        jobs.add(new Job(name, due));
    }

    public String runDue(long now) {
        Job first = jobs.peek();
        if (first == null || first.due() > now) {
            return null;
        }
        Job taken = jobs.poll();
        return taken == null ? "nothing" : taken.name();
    }
}
