package dev.atomicity.benchmarks.cost;

import java.time.Duration;
import java.util.function.LongSupplier;

/** As many rounds as are wanted, as long as there is time: the first one always begins, no further one after the limit. */
final class TimedRounds {
    private final int wanted;
    private final long limitNanos;
    private final LongSupplier nanoTime;
    private final long start;
    private int begun;

    TimedRounds(int wanted, Duration limit, LongSupplier nanoTime) {
        this.wanted = wanted;
        this.limitNanos = limit.toNanos();
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** Whether another round begins. */
    boolean begin() {
        if (begun == wanted || (begun > 0 && nanoTime.getAsLong() - start > limitNanos)) {
            return false;
        }
        begun++;
        return true;
    }
}
