package dev.atomicity.trace;

import java.util.List;

/** Decides about a trace, event by event, in space that does not grow with the number of events. */
public interface TraceChecker extends TraceEvents {
    /** The trace is over; transactions that are still active stay as they are. */
    void finish();

    /** Whether the trace so far is equivalent to one in which every transaction runs alone. */
    boolean serializable();

    /** The transactions that were cut, each with its witness (an empty one if this checker gives none). */
    List<Violation> violations();

    /** Rings of transactions with no single one to blame; empty if this checker does not tell. */
    List<List<TransactionId>> cycles();

    /** A transaction that was cut, and the ring from it back to it that proves it. */
    record Violation(TransactionId transaction, List<TransactionId> witness) {}
}
