package dev.atomicity.results;

/**
 * The directed executions of a check, in numbers.
 *
 * @param candidates interleavings that were predicted and could happen
 * @param tried those of the candidates that were tried, with as many attempts as made sense
 * @param confirmed those of the candidates that happened, and were violations
 * @param excluded interleavings that are not candidates, because locks or the order of threads and tasks forbid them
 * @param left those of the candidates that were not tried, because the time was over
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

    /** One that had been tried without success is confirmed. */
    public ProvokeResult withOneMoreConfirmed() {
        return new ProvokeResult(candidates, tried, confirmed + 1, excluded, left, seconds);
    }
}
