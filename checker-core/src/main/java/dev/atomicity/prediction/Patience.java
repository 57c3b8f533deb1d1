package dev.atomicity.prediction;

/**
 * Bounds the time of all searches for cycles in one forest together: so many inter-edges are looked for and units
 * followed, and then the transactions that are left count as interrupted without a ring.
 */
final class Patience {
    private static final long STEPS = 50_000_000;

    private final AccessForest forest;
    private final long limit;
    private long spent;

    Patience(AccessForest forest) {
        this(forest, STEPS);
    }

    Patience(AccessForest forest, long limit) {
        this.forest = forest;
        this.limit = limit;
    }

    void spend() {
        spent++;
    }

    boolean isOver() {
        return spent + forest.work() > limit;
    }
}
