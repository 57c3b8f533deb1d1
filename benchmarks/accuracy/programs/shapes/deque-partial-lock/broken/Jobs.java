package jobs;

import java.util.ArrayDeque;
import java.util.Deque;

public class Jobs {
    private final Deque<String> waiting = new ArrayDeque<>();

    public Jobs(String first) {
        waiting.add(first);
    }

    public synchronized void add(String job) {
        waiting.addLast(job);
    }

    public String next() {
        if (waiting.isEmpty()) {
            return "";
        }
        return waiting.removeFirst();
    }
}
