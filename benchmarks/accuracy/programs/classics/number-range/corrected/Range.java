package range;

import java.util.concurrent.atomic.AtomicInteger;

/** The lower bound is never above the upper one. */
public class Range {
    private final AtomicInteger lower = new AtomicInteger(0);
    private final AtomicInteger upper = new AtomicInteger(10);

    public synchronized boolean raiseLower(int value) {
        if (value > upper.get()) {
            return false;
        }
        lower.set(value);
        return true;
    }

    public synchronized boolean dropUpper(int value) {
        if (value < lower.get()) {
            return false;
        }
        upper.set(value);
        return true;
    }
}
