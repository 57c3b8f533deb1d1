package dev.atomicity.checker;

/**
 * How much memory the tables of {@link Reach} take, and may take: they grow with the pairs of transactions that are
 * active at the same time and depend on each other. Guarded by the checker's lock.
 */
final class BlockCount {
    private final long limit;
    private long count;

    BlockCount(long maxBytes) {
        this.limit = maxBytes / Reach.BLOCK_BYTES;
    }

    void add() {
        if (count == limit) {
            throw new IllegalStateException("too many transactions that are active at the same time depend on each"
                    + " other: what is known of them takes " + (limit * Reach.BLOCK_BYTES >> 20)
                    + " MB, which is all that it may take. Give the program a larger heap, or name fewer or"
                    + " smaller regions");
        }
        count++;
    }

    void remove() {
        count--;
    }
}
