package dev.atomicity.analysis;

import java.util.List;
import java.util.Optional;

/**
 * What a checker says about a trace. Transactions are written {@code T1#2}, thread T1's second outermost region, or
 * {@code T1@17}, the event 17 outside all regions.
 *
 * @param checker which checker decided
 * @param violations the transactions that were interrupted, sorted
 * @param witnesses for each violation in turn the ring that proves it, from the transaction back to it; empty if the
 *     checker gives none
 * @param cycles rings of transactions with no single one to blame
 * @param predicted what other schedules could do; empty if that was not asked for
 */
public record TraceVerdict(
        String trace,
        Checker checker,
        long events,
        boolean serializable,
        List<String> violations,
        List<TransactionRing> witnesses,
        List<TransactionRing> cycles,
        Optional<Predicted> predicted) {
    public TraceVerdict {
        violations = List.copyOf(violations);
        witnesses = List.copyOf(witnesses);
        cycles = List.copyOf(cycles);
    }

    /** A verdict without prediction. */
    public TraceVerdict(
            String trace,
            Checker checker,
            long events,
            boolean serializable,
            List<String> violations,
            List<TransactionRing> witnesses,
            List<TransactionRing> cycles) {
        this(trace, checker, events, serializable, violations, witnesses, cycles, Optional.empty());
    }

    /** Whether nothing was found in the trace, and nothing is predicted. */
    public boolean clean() {
        return observedClean()
                && predicted.stream().allMatch(known -> known.interruptions().isEmpty());
    }

    /** Whether nothing was found in the order of events that the trace has. */
    public boolean observedClean() {
        return serializable && violations.isEmpty();
    }

    /** How many things were found in the trace, without predictions: a trace that is not serializable counts once if nothing else says why. */
    public int findings() {
        int reported = violations.size() + cycles.size();
        return reported == 0 && !serializable ? 1 : reported;
    }

    /** The same verdict, with another name for the trace. */
    public TraceVerdict named(String trace) {
        return new TraceVerdict(trace, checker, events, serializable, violations, witnesses, cycles, predicted);
    }
}
