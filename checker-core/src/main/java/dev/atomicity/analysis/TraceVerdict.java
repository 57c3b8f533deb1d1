package dev.atomicity.analysis;

import java.util.List;

/**
 * What a checker says about a trace. Transactions are written {@code T1#2}, thread T1's second outermost region, or
 * {@code T1@17}, the event 17 outside all regions.
 *
 * @param checker which checker decided
 * @param violations the transactions that were cut, sorted
 * @param witnesses for each violation in turn the ring that proves it, from the transaction back to it; empty if the
 *     checker gives none
 * @param cycles rings of transactions with no single one to blame
 */
public record TraceVerdict(
        String trace,
        Checker checker,
        long events,
        boolean serializable,
        List<String> violations,
        List<Ring> witnesses,
        List<Ring> cycles) {
    public TraceVerdict {
        violations = List.copyOf(violations);
        witnesses = List.copyOf(witnesses);
        cycles = List.copyOf(cycles);
    }

    /** Whether nothing was found. */
    public boolean clean() {
        return serializable && violations.isEmpty();
    }

    /** How many things were found: a trace that is not serializable counts once if nothing else says why. */
    public int findings() {
        int told = violations.size() + cycles.size();
        return told == 0 && !serializable ? 1 : told;
    }

    /** The same verdict, with another name for the trace. */
    public TraceVerdict named(String trace) {
        return new TraceVerdict(trace, checker, events, serializable, violations, witnesses, cycles);
    }
}
