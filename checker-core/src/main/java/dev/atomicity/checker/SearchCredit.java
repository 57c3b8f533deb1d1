package dev.atomicity.checker;

/**
 * What a thread may spend on searches over several sets, in dependencies that are looked at. Each of its own dependencies adds to it, so the time
 * for one of them is bounded on average, however many threads work on the same objects. Used by its own thread.
 */
final class SearchCredit {
    static final int MOST = 30_000;
    static final int FOR_EACH_DEPENDENCY = 16;

    private int left = MOST;

    void earn() {
        left = Math.min(left + FOR_EACH_DEPENDENCY, MOST);
    }

    /** Returns whether there is enough left. */
    boolean spend(int cost) {
        boolean isEnough = left >= cost;
        if (isEnough) {
            left -= cost;
        }
        return isEnough;
    }
}
