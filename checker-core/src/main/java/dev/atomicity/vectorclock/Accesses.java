package dev.atomicity.vectorclock;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The last write of a variable and the reads since, one for each thread. */
final class Accesses {
    private static final int FIRST_SWEEP = 8;

    Stamp write;
    final List<Stamp> reads = new ArrayList<>(1);

    /** When to look for reads that no longer matter: threads that have read and are over must not collect here. */
    private int sweepAt = FIRST_SWEEP;

    /**
     * @param isDead whether following an earlier read can no longer change anything
     */
    void addRead(Stamp read, Predicate<Stamp> isDead) {
        for (int i = 0; i < reads.size(); i++) {
            if (reads.get(i).thread() == read.thread()) {
                reads.set(i, read);
                return;
            }
        }
        if (reads.size() >= sweepAt) {
            reads.removeIf(isDead);
            sweepAt = Math.max(FIRST_SWEEP, 2 * reads.size());
        }
        reads.add(read);
    }
}
