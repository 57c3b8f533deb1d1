package dev.atomicity.checker;

/**
 * Takes what the checker finds, at the moment of the event that proves it: the checker is in the middle of taking it in,
 * so it must not be called back from here.
 */
public interface Findings {
    /**
     * The active transaction of the thread was interrupted: its begin happens before the source of the witness's last
     * dependency. Called once a transaction.
     */
    void violation(CheckedThread thread, Witness witness);

    /**
     * Transactions depend on each other in a ring, but this dependency cuts none of them: there is no single one to
     * blame. Called at most once for the transaction that closes the ring.
     */
    void cycle(CheckedThread thread, Witness witness);
}
