package dev.atomicity.checker;

/**
 * How much memory the tables of {@link Reach} use, and may use. They grow with the number of pairs of transactions that are active at the
 * same time and depend on each other. Guarded by the checker's lock.
 */
final class MemoryBudget {
    private final long limit;
    private long used;

    MemoryBudget(long maxBytes) {
        this.limit = maxBytes;
    }

    /** To be called before the memory is allocated. */
    void take(long words) {
        if (used + words * Long.BYTES > limit) {
            throw new CheckerLimit("too many transactions that are active at the same time depend on each"
                    + " other: to record them would take more than " + (limit >> 20)
                    + " MB, the limit for this heap. Give the program a larger heap, or choose fewer or"
                    + " smaller regions");
        }
        used += words * Long.BYTES;
    }

    void giveBack(long words) {
        used -= words * Long.BYTES;
    }
}
