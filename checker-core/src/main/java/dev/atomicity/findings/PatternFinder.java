package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Pattern;
import java.util.List;

/** Says in which way a region was interrupted. */
public final class PatternFinder {
    private PatternFinder() {}

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
        if (Variables.isCall(first.place()) && isRead(first) && isWrite(last)) {
            return Pattern.CHECK_THEN_ACT;
        }
        boolean foreignWrites = ring.foreign().stream().anyMatch(PatternFinder::isWrite);
        if (isWrite(first)) {
            if (!foreignWrites) {
                return Pattern.WRITE_READ_WRITE;
            }
            return isWrite(last) ? Pattern.WRITE_WRITE_WRITE : Pattern.WRITE_WRITE_READ;
        }
        return isWrite(last) ? Pattern.READ_WRITE_WRITE : Pattern.READ_WRITE_READ;
    }

    /**
     * Whether all steps are accesses of one field, one element, one atomic or one collection, by identity: names do not say
     * whether two objects are the same. A step that is no access, as the start of a thread, is about none.
     */
    private static boolean isAboutOneVariable(Ring ring) {
        if (ring.steps().stream().anyMatch(step -> !isRead(step) && !isWrite(step))) {
            return false;
        }
        List<Target> targets = ring.targets();
        Target first = targets.get(0);
        return first != null
                && targets.stream()
                        .allMatch(target ->
                                target != null && target.object() == first.object() && target.index() == first.index())
                && targets.stream()
                                .mapToLong(Target::part)
                                .filter(part -> part != Target.NO_PART)
                                .distinct()
                                .count()
                        <= 1;
    }

    static boolean isWrite(RingStep step) {
        return step.place() != null && step.place().operation().isWrite();
    }

    static boolean isRead(RingStep step) {
        return step.place() != null && step.place().operation().isRead();
    }
}
