package dev.atomicity.checker;

/**
 * Receives what the checker finds, during the event that proves it. The checker is in the middle of processing that event, so it must not
 * be called from here.
 */
public interface Findings {
    /**
     * The active transaction of the thread was interrupted: its begin happens before the source of the witness's last dependency. Called
     * once for each transaction.
     */
    void violation(CheckedThread thread, Witness witness);

    /**
     * Transactions depend on each other in a ring, but this dependency interrupts none of them: no single one is at fault. Called at most
     * once for the transaction that closes the ring.
     */
    void cycle(CheckedThread thread, Witness witness);
}
