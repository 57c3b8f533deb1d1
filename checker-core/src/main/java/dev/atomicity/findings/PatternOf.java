package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.Set;

/** Tells in which way a region was cut. */
public final class PatternOf {
    private static final Set<String> WRITES = Set.of("writes", "updates");
    private static final Set<String> READS = Set.of("reads");

    /** How the agent ends the name of a variable that is the call of one of the JDK's methods. */
    private static final String CALL = "()";

    private PatternOf() {}

    public static Pattern of(Ring ring) {
        if (ring.steps().isEmpty()) {
            return Pattern.RING;
        }
        if (ring.steps().stream().noneMatch(step -> isWrite(step) || isRead(step))) {
            return Pattern.LOCKS_ONLY;
        }
        if (ring.isCycle() || !ring.isAroundOthers() || !isAboutOneVariable(ring)) {
            return Pattern.RING;
        }
        RingStep first = ring.first();
        RingStep last = ring.last();
        if (isCall(first) && isRead(first) && isWrite(last)) {
            return Pattern.CHECK_THEN_ACT;
        }
        boolean foreignWrites = ring.foreign().stream().anyMatch(PatternOf::isWrite);
        if (isWrite(first)) {
            if (!foreignWrites) {
                return Pattern.WRITE_READ_WRITE;
            }
            return isWrite(last) ? Pattern.WRITE_WRITE_WRITE : Pattern.WRITE_WRITE_READ;
        }
        return isWrite(last) ? Pattern.READ_WRITE_WRITE : Pattern.READ_WRITE_READ;
    }

    /**
     * A dependency is about one variable, so one foreign step ties both together. Several must have the same name, or be
     * calls of the same kind of collection, and be accesses: one of another kind, as the start of a thread, is not. A class has
     * often several atomics, and the name of a call does not tell them apart: to say that one was overwritten would be a guess.
     */
    private static boolean isAboutOneVariable(Ring ring) {
        if (ring.steps().stream().anyMatch(step -> !isRead(step) && !isWrite(step))) {
            return false;
        }
        return ring.foreign().size() == 1
                || (ring.steps().stream().noneMatch(PatternOf::isCallOfAtomic)
                        && ring.steps().stream()
                                        .map(PatternOf::variable)
                                        .distinct()
                                        .count()
                                == 1);
    }

    private static boolean isCallOfAtomic(RingStep step) {
        return isCall(step) && step.place().variable().startsWith("Atomic");
    }

    private static String variable(RingStep step) {
        String name = step.place().variable();
        return isCall(step) ? name.substring(0, name.lastIndexOf('.')) : name;
    }

    private static boolean isCall(RingStep step) {
        Place place = step.place();
        return place != null && place.variable() != null && place.variable().endsWith(CALL);
    }

    private static boolean isWrite(RingStep step) {
        return step.place() != null && WRITES.contains(step.place().operation());
    }

    private static boolean isRead(RingStep step) {
        return step.place() != null && READS.contains(step.place().operation());
    }
}
