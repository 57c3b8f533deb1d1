package idgeneratorblock;

import java.util.concurrent.atomic.AtomicLong;

public class Ids {
    private static final AtomicLong STORE = new AtomicLong();
    private long next;
    private long end;

    public synchronized long next() {
        if (next == end) {
            next = STORE.getAndAdd(10);
            end = next + 10;
        }
        return next++;
    }
}
