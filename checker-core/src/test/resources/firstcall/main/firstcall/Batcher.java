package firstcall;

import java.util.ArrayList;
import java.util.List;

public class Batcher {
    private final List<String> pending = new ArrayList<>();

    public synchronized void add(String text) {
        pending.add(text);
    }

    public List<String> flush() {
        List<String> copy;
        synchronized (this) {
            copy = new ArrayList<>(pending);
        }
        synchronized (this) {
            pending.clear();
        }
        return copy;
    }
}
