package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;

/** Recognises rings over counters and flags whose order decides nothing. */
final class CounterIdioms {
    private static final String TRUE = "true";

    private static final String FALSE = "false";

    private CounterIdioms() {}

    static boolean explain(Ring ring) {
        return !ring.steps().isEmpty() && (isEveryNthTime(ring) || isBusyFlag(ring) || isSignal(ring));
    }

    /**
     * All that the ring does to one counter is to increment it, in order to do something every n-th time, or to set it: as in {@code if ((reads.incrementAndGet() &
     * 63) == 0) cleanUp();}. Nobody gets a number of its own there; in another order somebody else would clean up, or a bit later.
     */
    private static boolean isEveryNthTime(Ring ring) {
        List<Ring.Dependency> dependencies = ring.dependencies();
        return dependencies.stream()
                .anyMatch(counted -> (ring.ticks(counted.source()) || ring.ticks(counted.sink()))
                        && dependencies.stream()
                                .allMatch(other -> !Variables.isOneObject(other.source(), counted.source())
                                        || (ticksOrSets(ring, other.source()) && ticksOrSets(ring, other.sink()))));
    }

    private static boolean ticksOrSets(Ring ring, RingStep step) {
        return ring.ticks(step)
                || (Variables.isCall(step.place())
                        && Variables.fieldName(step.place()).equals("set()"));
    }

    /**
     * Set where work begins and cleared where it ends, and others look whether anybody is at work, or try to begin and cannot. The counterpart of a number that is
     * counted up and down.
     */
    private static boolean isBusyFlag(Ring ring) {
        if (PatternFinder.of(ring) == Pattern.RING || !FALSE.equals(ring.last().value())) {
            return false;
        }
        return claims(ring.first())
                ? ring.foreign().stream().allMatch(step -> claims(step) || Idioms.isOnlyRead(step))
                : PatternFinder.of(ring) == Pattern.WRITE_READ_WRITE
                        && TRUE.equals(ring.first().value());
    }

    /** As long as one has succeeded, and has not set it back, all others fail. */
    private static boolean claims(RingStep step) {
        return Variables.isCall(step.place()) && step.place().variable().equals("AtomicBoolean.compareAndSet()");
    }

    /**
     * The method sets a flag, another thread sees that and does something about it, and the method looks at what it did: as one who stops a worker and looks whether the
     * worker is gone. Who tries to claim a flag that is claimed already sees it, too.
     */
    private static boolean isSignal(Ring ring) {
        List<Ring.Dependency> dependencies = ring.dependencies();
        if (ring.isCycle() || dependencies.size() != 2 || !ring.isAroundOthers()) {
            return false;
        }
        RingStep seen = dependencies.get(0).sink();
        RingStep answer = dependencies.get(1).source();
        return setsFlag(ring.first())
                && (Idioms.isOnlyRead(seen) || (claims(ring.first()) && claims(seen)))
                && PatternFinder.isWrite(answer)
                && !Variables.isOneVariable(seen, answer)
                && Idioms.isOnlyRead(ring.last());
    }

    private static boolean setsFlag(RingStep step) {
        boolean isTruth = TRUE.equals(step.value()) || FALSE.equals(step.value());
        return PatternFinder.isWrite(step) && (claims(step) || isTruth);
    }
}
