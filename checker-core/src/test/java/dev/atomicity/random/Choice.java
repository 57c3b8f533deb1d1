package dev.atomicity.random;

/**
 * A wish of what happens next, made without knowing the state of the threads. {@link TraceBuilder} makes of it what is
 * possible, so that every list of choices is a well-formed trace, and so is every part of one.
 */
public record Choice(int thread, Action action, int target) {
    /** What a thread may want; the ones that keep a trace alive come more often, and come first in shrinking. */
    public enum Action {
        WRITE(22),
        READ(22),
        BEGIN(16),
        END(8),
        ACQUIRE(10),
        RELEASE(8),
        FORK(3),
        JOIN(1);

        final int weight;

        Action(int weight) {
            this.weight = weight;
        }
    }
}
