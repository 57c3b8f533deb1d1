package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Severity;

/** Says how much a ring matters, by what it shows. */
public final class SeverityFinder {
    private SeverityFinder() {}

    /**
     * @param judgement what the values of the execution say
     */
    public static Severity of(Ring ring, Judgement judgement) {
        // No value is wrong because an object was called twice and has changed in between: nobody said that it must
        // not.
        if (ring.extent() == Extent.OTHER_OBJECT || Idioms.explain(ring)) {
            return Severity.LOW;
        }
        if (judgement == Judgement.HARMFUL || isClaimedByFlag(ring)) {
            return Severity.HIGH;
        }
        if (judgement == Judgement.HARMLESS || ring.steps().isEmpty() || PatternFinder.of(ring) == Pattern.LOCKS_ONLY) {
            return Severity.LOW;
        }
        RingStep first = ring.first();
        RingStep last = ring.last();
        if (ring.extent() != Extent.REGION) {
            if (ring.extent() == Extent.STALE_DECISION || (!ring.isCycle() && isStale(first, last))) {
                return Severity.HIGH;
            }
            return needsSeveralOthers(ring) ? Severity.LOW : Severity.MEDIUM;
        }
        if (ring.isCycle()) {
            return ring.steps().stream().allMatch(step -> Variables.mayBeOneState(first, step))
                    ? Severity.MEDIUM
                    : Severity.LOW;
        }
        if (isStale(first, last)) {
            return Severity.HIGH;
        }
        return Variables.mayBeOneState(first, last) ? Severity.MEDIUM : Severity.LOW;
    }

    /**
     * Whether a flag that is set where work begins, and cleared where it ends, was found to be clear by two threads: {@code if (running) return; running = true;}.
     * The values do not show that both may be at work at the same time, because in the end the flag is clear again.
     */
    private static boolean isClaimedByFlag(Ring ring) {
        return !ring.steps().isEmpty()
                && ring.region() != null
                && PatternFinder.of(ring) == Pattern.READ_WRITE_WRITE
                && !Variables.isCall(ring.first().place())
                && "false".equals(ring.first().value())
                && "true".equals(ring.last().value())
                && ring.foreign().stream().anyMatch(step -> "true".equals(step.value()))
                && ring.foreign().stream().anyMatch(step -> "false".equals(step.value()))
                && ring.foreign().stream()
                        .allMatch(step ->
                                step.place() != null && MethodAtFault.isSameMethod(step.place(), ring.region()));
    }

    /**
     * Whether it takes several other threads, and leads through several objects, as two collections of one owner. Any two of the threads agree on
     * an order, and nobody has seen the interrupted method between two steps. A ring on the fields of one object counts, however many threads it takes.
     */
    private static boolean needsSeveralOthers(Ring ring) {
        return PatternFinder.of(ring) == Pattern.RING
                && ring.steps().stream().map(RingStep::threadId).distinct().count() > 2
                && ring.steps().stream().anyMatch(step -> !Variables.isOneObject(step, ring.first()));
    }

    /** The step after a read in a ring changes what was read, whatever way the ring takes from there. */
    private static boolean isStale(RingStep first, RingStep last) {
        return first.threadId() == last.threadId()
                && PatternFinder.isRead(first)
                && PatternFinder.isWrite(last)
                && Variables.isOneVariable(first, last);
    }
}
