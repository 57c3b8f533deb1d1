package dev.atomicity.trace;

import java.util.List;

/** Decides about a trace, event by event, in space that does not grow with the number of events. */
public interface TraceChecker extends TraceEvents {
    /** The trace has ended; regions that are still open stay open. */
    void finish();

    /** Whether the trace so far is equivalent to one in which every transaction runs alone. */
    boolean serializable();

    /** The transactions that were interrupted, each with its witness. */
    List<Violation> violations();

    /** Rings of transactions with no single one to blame; empty if this checker does not report them. */
    default List<List<Link>> cycles() {
        return List.of();
    }

    /**
     * A transaction that was interrupted, and the proof.
     *
     * @param witness the ring from the transaction back to it; empty if this checker gives none
     */
    record Violation(TransactionId transaction, List<Link> witness) {}

    /** A dependency of a ring. From the sink of one to the source of the next leads program order. */
    record Link(TransactionId source, TransactionId sink) {}
}
