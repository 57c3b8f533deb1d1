package dev.atomicity.vectorclock;

/**
 * A clock that variables and locks may hold. It stays what it was when it was taken, but for one thing: when a
 * transaction ends that it has heard of, it learns what that transaction has learned.
 */
abstract class SharedClock {
    /** Set once it stands in the lists of the active transactions that it has heard of. */
    boolean enlisted;

    /** Whether it has heard of the transaction with that number at that place, or a later one. */
    abstract boolean hasHeardOf(int slot, int transaction);

    /** Learns what the thread at that place knew at the end of a transaction that it has heard of. */
    abstract void learn(int slot, int[] clock);

    /** Whether anyone may still ask it. */
    abstract boolean isHeld();
}
