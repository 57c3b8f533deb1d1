package dev.atomicity.shadow;

/** Finds what threads hold by their slots. */
@FunctionalInterface
public interface Holders {
    /** The variables that the thread in this slot has locked; null if the thread has failed, and so holds none. */
    TakenVariables takenBy(int slot);
}
