package dev.atomicity.checker;

/**
 * How much memory the tables of {@link Reach} take, and may take: they grow with the pairs of transactions that are
 * active at the same time and depend on each other. Guarded by the checker's lock.
 */
final class MemoryBudget {
    private final long limit;
    private long used;

    MemoryBudget(long maxBytes) {
        this.limit = maxBytes;
    }

    /** To be asked before the memory is taken. */
    void take(long words) {
        if (used + words * Long.BYTES > limit) {
            throw new CheckerLimit("too many transactions that are active at the same time depend on each"
                    + " other: what is known of them takes " + (limit >> 20)
                    + " MB, which is all that it may take. Give the program a larger heap, or name fewer or"
                    + " smaller regions");
        }
        used += words * Long.BYTES;
    }

    void giveBack(long words) {
        used -= words * Long.BYTES;
    }
}
