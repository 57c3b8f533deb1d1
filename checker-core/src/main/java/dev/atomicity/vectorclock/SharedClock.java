package dev.atomicity.vectorclock;

/**
 * A clock that variables and locks may hold. It stays what it was when it was taken, but for one thing: when a
 * transaction ends that it has heard of, it learns what that transaction has learned.
 */
abstract class SharedClock {
    /** Set once it stands in the lists of the active transactions that it has heard of. */
    boolean enlisted;

    /** Whether it has heard of the transaction with that ordinal of that thread, or a later one. */
    abstract boolean hasHeardOf(int thread, int transaction);

    /** Learns what a thread knew at the end of a transaction that it has heard of. */
    abstract void learn(int thread, int[] clock);

    /** Whether anyone may still ask it. */
    abstract boolean isHeld();
}
