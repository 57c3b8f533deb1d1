package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import dev.atomicity.trace.TransactionId;
import java.util.List;

/**
 * A transaction that another schedule could interrupt.
 *
 * @param alike the later transactions of its thread with the same accesses under the same locks: the same holds for them
 * @param pair whether the transaction and the only other one of the ring are enough (Theorems 4.2 and 4.5)
 * @param ring the dependencies of such a schedule, from the transaction back to it. The first one leaves the transaction
 *     and the last one comes back, later in the transaction: the others happen in between. Empty if the trace is too large
 *     for the search
 */
public record Prediction(TransactionId transaction, List<TransactionId> alike, boolean pair, List<Link> ring) {
    public Prediction {
        alike = List.copyOf(alike);
        ring = List.copyOf(ring);
    }
}
