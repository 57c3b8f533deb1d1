package undoandredo;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

public class Editor {
    private final Deque<String> done = new ConcurrentLinkedDeque<>();
    private final Deque<String> undone = new ConcurrentLinkedDeque<>();

    public void type(String text) {
        done.push(text);
    }

    public void undo() {
        String text = done.poll();
        if (text != null) {
            undone.push(text);
        }
    }

    public int steps() {
        return done.size() + undone.size();
    }
}
