package dev.atomicity.analysis;

import dev.atomicity.prediction.Atomicity;
import java.util.List;

/**
 * What other schedules of a trace's events could do.
 *
 * @param atomicity the kind of atomicity that was asked for
 * @param interruptions the transactions that could be interrupted, in the order of the trace
 */
public record Predicted(Atomicity atomicity, List<Interruption> interruptions) {
    public Predicted {
        interruptions = List.copyOf(interruptions);
    }

    /**
     * A transaction that could be interrupted.
     *
     * @param alike how many later transactions of its thread have the same accesses under the same locks, so that the same
     *     holds for them
     * @param pair whether the transaction and the only other one of the ring are enough
     * @param ring the dependencies of such a schedule, from the transaction back to it; empty if the search was given up
     */
    public record Interruption(String transaction, int alike, boolean pair, TransactionRing ring) {
        /** Whether the ring is known. */
        public boolean hasRing() {
            return !ring.links().isEmpty();
        }

        /** The event of the transaction after which others could come in. */
        public long first() {
            return ring.links().get(0).source().event();
        }

        /** The event of the transaction before which others could come in. */
        public long second() {
            return ring.links().get(ring.links().size() - 1).sink().event();
        }

        /** The events of others that could come in between, in the order of the ring. */
        public List<Long> between() {
            return ring.links().stream()
                    .flatMap(link -> List.of(link.source(), link.sink()).stream())
                    .map(TransactionRing.Step::event)
                    .toList()
                    .subList(1, 2 * ring.links().size() - 1)
                    .stream()
                    .distinct()
                    .toList();
        }
    }
}
