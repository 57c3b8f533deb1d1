package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;

/** Recognises rings over counters and flags whose order decides nothing. */
final class CounterIdioms {
    private CounterIdioms() {}

    static boolean explain(Ring ring) {
        return isEveryNthTime(ring) || isBusyFlag(ring);
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
                        && Variables.call(step.place()).equals("set()"));
    }

    /** Set where work begins and cleared where it ends, and others look whether anybody is at work. The counterpart of a number that is counted up and down. */
    private static boolean isBusyFlag(Ring ring) {
        return PatternFinder.of(ring) == Pattern.WRITE_READ_WRITE
                && "true".equals(ring.first().value())
                && "false".equals(ring.last().value());
    }
}
