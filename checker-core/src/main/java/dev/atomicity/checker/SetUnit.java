package dev.atomicity.checker;

/**
 * A unit of work on an atomic set: the outermost call of a thread that works on the set, from its first segment on. Kept only for calls that a dependency has come to.
 */
final class SetUnit {
    final long start;

    /** Whether it was reported as interrupted, and as a part of a cycle. Used by the thread of the call. */
    boolean isInterruptionReported;

    boolean isCycleReported;

    SetUnit(long start) {
        this.start = start;
    }
}
