package undoandredo;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

public class Editor {
    private final Deque<String> done = new ConcurrentLinkedDeque<>();
    private final Deque<String> undone = new ConcurrentLinkedDeque<>();

    public synchronized void type(String text) {
        done.push(text);
    }

    public synchronized void undo() {
        String text = done.poll();
        if (text != null) {
            undone.push(text);
        }
    }

    public synchronized int steps() {
        return done.size() + undone.size();
    }
}
