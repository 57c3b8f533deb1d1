package adderasquota;

import java.util.concurrent.atomic.AtomicInteger;

public class Quota {
    private final AtomicInteger used = new AtomicInteger();

    public boolean use() {
        return used.getAndUpdate(old -> Math.min(old + 1, 1)) < 1;
    }
}
