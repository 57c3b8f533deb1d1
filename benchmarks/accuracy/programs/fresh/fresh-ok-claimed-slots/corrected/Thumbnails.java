package okclaimedslots;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class Thumbnails {
    private final List<String> pictures;
    private final String[] results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger left;

    public Thumbnails(List<String> pictures) {
        this.pictures = List.copyOf(pictures);
        this.results = new String[pictures.size()];
        this.left = new AtomicInteger(pictures.size());
    }

    /** Works until nothing is left; any number of threads may call it. True in the thread that finished the last one. */
    public boolean work() {
        boolean last = false;
        int i;
        while ((i = next.getAndIncrement()) < results.length) {
            results[i] = "small-" + pictures.get(i);
            if (left.decrementAndGet() == 0) {
                last = true;
            }
        }
        return last;
    }

    public List<String> results() {
        if (left.get() > 0) {
            throw new IllegalStateException("not finished");
        }
        return List.of(results);
    }
}
