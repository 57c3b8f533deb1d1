package dev.atomicity.checker;

/**
 * Limits the time that a thread spends on searches over several sets, counted in dependencies that are examined. Each of its own
 * dependencies adds to the credit, so the time for one of them is bounded on average, however many threads work on the same objects. Used
 * by its own thread only.
 */
final class SearchCredit {
    static final int MOST = 30_000;
    static final int FOR_EACH_DEPENDENCY = 16;

    private int left = MOST;

    void earn() {
        left = Math.min(left + FOR_EACH_DEPENDENCY, MOST);
    }

    boolean isEnoughFor(int cost) {
        return left >= cost;
    }

    /** Takes the amount from the credit, which is enough for it. */
    void spend(int cost) {
        left -= cost;
    }
}
