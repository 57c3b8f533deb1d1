package queuesizethenremove;

import java.util.concurrent.ConcurrentLinkedDeque;

public class Recent {
    private final ConcurrentLinkedDeque<String> entries = new ConcurrentLinkedDeque<>();
    private static final int MAX = 2;

    public synchronized void add(String entry) {
        if (entries.size() >= MAX) {
            entries.removeFirst();
        }
        entries.addLast(entry);
    }
}
