package batchflush;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Batch {
    private List<String> pending = Collections.synchronizedList(new ArrayList<>());
    private final List<List<String>> sent = Collections.synchronizedList(new ArrayList<>());

    public void add(String line) {
        pending.add(line);
        if (pending.size() == 2) {
            flush();
        }
    }

    public void flush() {
        List<String> full = pending;
        pending = Collections.synchronizedList(new ArrayList<>());
        sent.add(full);
    }
}
