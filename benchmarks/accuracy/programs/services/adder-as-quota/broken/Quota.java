package adderasquota;

import java.util.concurrent.atomic.LongAdder;

public class Quota {
    private final LongAdder used = new LongAdder();

    public boolean use() {
        if (used.sum() < 1) {
            used.increment();
            return true;
        }
        return false;
    }
}
