package sharediterator;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

public class WorkList {
    private final BlockingQueue<String> files;

    public WorkList(List<String> names) {
        files = new LinkedBlockingQueue<>(names);
    }

    public void work(Consumer<String> action) {
        String file = files.poll();
        while (file != null) {
            action.accept(file);
            file = files.poll();
        }
    }
}
