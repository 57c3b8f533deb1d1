package dev.atomicity.results;

/**
 * The directed executions of a check, in numbers.
 *
 * @param candidates interleavings that were predicted
 * @param tried those that were tried at least once
 * @param confirmed those that happened, and were violations
 * @param excluded those that cannot happen, or did no harm to atomicity when they happened
 * @param left those that are neither confirmed nor excluded, because the time was over
 * @param seconds how long it took
 */
public record ProvokeResult(int candidates, int tried, int confirmed, int excluded, int left, double seconds) {
    public static final ProvokeResult NONE = new ProvokeResult(0, 0, 0, 0, 0, 0);

    /** Of two checks together. */
    public ProvokeResult and(ProvokeResult other) {
        return new ProvokeResult(
                candidates + other.candidates,
                tried + other.tried,
                confirmed + other.confirmed,
                excluded + other.excluded,
                left + other.left,
                seconds + other.seconds);
    }

    public ProvokeResult withSeconds(double newSeconds) {
        return new ProvokeResult(candidates, tried, confirmed, excluded, left, newSeconds);
    }

    /** One that had been left or excluded is confirmed. */
    public ProvokeResult withOneMoreConfirmed() {
        int fromLeft = left > 0 ? 1 : 0;
        int fromExcluded = left == 0 && excluded > 0 ? 1 : 0;
        return new ProvokeResult(candidates, tried, confirmed + 1, excluded - fromExcluded, left - fromLeft, seconds);
    }
}
