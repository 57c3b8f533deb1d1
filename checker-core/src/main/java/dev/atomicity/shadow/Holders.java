package dev.atomicity.shadow;

/** Knows the threads by their slots. */
@FunctionalInterface
public interface Holders {
    /** What the thread with that slot has taken; null if it has failed: then it has nothing. */
    TakenVariables takenBy(int slot);
}
