package dev.atomicity.scheduled;

/** A point in the middle of an operation where the turn goes to others. */
public interface Pause {
    void here();
}
