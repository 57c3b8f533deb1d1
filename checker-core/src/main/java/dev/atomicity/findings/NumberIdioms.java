package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;
import java.util.Set;

/** Recognises rings about numbers that are counted, added to, and looked at. */
final class NumberIdioms {
    /** Methods that show a person how things are going. */
    private static final Set<String> REPORTS = Set.of("toString", "stats", "statistics", "getStats", "getStatistics");

    private static final String TEXT = ")Ljava/lang/String;";

    private static final Set<String> COUNTS_UP = Set.of("incrementAndGet", "getAndIncrement", "increment");

    private static final Set<String> COUNTS_DOWN = Set.of("decrementAndGet", "getAndDecrement", "decrement");

    private NumberIdioms() {}

    /** Whether the ring shows one of these. */
    static boolean explain(Ring ring) {
        return isGauge(ring)
                || isSum(ring)
                || isBetweenAdditions(ring)
                || isCounting(ring)
                || isOneCount(ring)
                || isTicket(ring)
                || isTicketAndCompletion(ring)
                || isReport(ring)
                || isReportOfCounts(ring);
    }

    /**
     * The interrupted method only counts what has happened, and others look at the counts for a report. Who reads two counts for another reason may
     * rely on it that they agree. Counting down is something else: what is taken from one number may be on its way to another one.
     */
    private static boolean isCounting(Ring ring) {
        return ring.isAroundOthers()
                && counts(ring.first())
                && counts(ring.last())
                && ring.foreign().stream()
                        .allMatch(step -> Idioms.isOnlyRead(step) && (reports(step.region()) || isText(step.region())));
    }

    private static boolean counts(RingStep step) {
        String type = Variables.name(step.place());
        return Idioms.calls(COUNTS_UP, step) && (type.startsWith("Atomic") || type.equals("LongAdder"));
    }

    /** The interrupted method only looks, for somebody who wants to know how things are going. */
    private static boolean isReport(Ring ring) {
        return ring.isAroundOthers()
                && reports(ring.region())
                && Idioms.isOnlyRead(ring.first())
                && Idioms.isOnlyRead(ring.last());
    }

    private static boolean reports(Place region) {
        return region != null && REPORTS.contains(region.method());
    }

    /**
     * The interrupted method counts up one number, several times, and somebody looks at it in between. Each of the counts is right when it is made; whoever
     * looks at another number as well is in a ring with two variables.
     */
    private static boolean isOneCount(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && counts(ring.first())
                && counts(ring.last())
                && ring.foreign().stream().allMatch(Idioms::isOnlyRead);
    }

    /**
     * A loop gets one number after the other, as in {@code while ((i = next.getAndIncrement()) < results.length)}, and others get numbers in between.
     * Nobody gets a number twice, and the comparison says whether it is still one that counts.
     */
    private static boolean isTicket(Ring ring) {
        Place place = ring.last().place();
        return PatternFinder.of(ring) == Pattern.WRITE_WRITE_WRITE
                && ring.steps().stream().allMatch(NumberIdioms::isCounted)
                && ring.first().place().equals(place)
                && ring.methods().isCompared(place.owner(), place.method(), place.line(), Variables.fieldName(place));
    }

    /**
     * Two runs of one method count twice: each gets a number, works, and counts again, to find out whether it is the last one. Which of them is the last one
     * does not depend on the numbers.
     */
    private static boolean isTicketAndCompletion(Ring ring) {
        return ring.isAroundOthers()
                && PatternFinder.of(ring) == Pattern.RING
                && ring.dependencies().size() == 2
                && ring.dependencies().stream()
                        .allMatch(dependency -> isCounted(dependency.source())
                                && dependency
                                        .source()
                                        .place()
                                        .equals(dependency.sink().place()));
    }

    private static boolean isCounted(RingStep step) {
        return (Idioms.calls(COUNTS_UP, step) || Idioms.calls(COUNTS_DOWN, step))
                && Variables.name(step.place()).startsWith("Atomic");
    }

    /** The interrupted method makes a text of several numbers, and others only count them up. */
    private static boolean isReportOfCounts(Ring ring) {
        return ring.isAroundOthers()
                && isText(ring.region())
                && Idioms.isOnlyRead(ring.first())
                && Idioms.isOnlyRead(ring.last())
                && ring.foreign().stream().allMatch(NumberIdioms::counts);
    }

    private static boolean isText(Place region) {
        return region != null
                && region.descriptor() != null
                && region.descriptor().endsWith(TEXT);
    }

    /**
     * Counts up where work begins and down where it ends, and others count too: a gauge, or a number of users. Who looks meanwhile wants to know how
     * much is going on.
     */
    private static boolean isGauge(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && PatternFinder.isWrite(ring.first())
                && counts(ring, ring.first()) > 0
                && counts(ring, ring.last()) < 0
                && ring.foreign().stream().allMatch(step -> Idioms.isOnlyRead(step) || counts(ring, step) != 0);
    }

    /** Whether the step counts up or down: 1 or -1, 0 if it does something else. */
    private static int counts(Ring ring, RingStep step) {
        return Idioms.calls(COUNTS_UP, step) ? 1 : Idioms.calls(COUNTS_DOWN, step) ? -1 : ring.counts(step);
    }

    /**
     * One dependency leads from one that only adds to a number to another one that does: in the other order the sum would be the same. So it must be the only
     * one about that number: where the sum of one is lost, another one leads from a read to a write.
     */
    private static boolean isSum(Ring ring) {
        List<Ring.Dependency> dependencies = ring.dependencies();
        return dependencies.stream()
                .anyMatch(added -> adds(ring, added)
                        && dependencies.stream()
                                .allMatch(other -> other == added
                                        || !Variables.isOneVariable(other.source(), added.source())
                                        || adds(ring, other)));
    }

    /**
     * The others came in between two additions to one number, and only add as well. If one of them loses a count, then that one was interrupted, and not this
     * method.
     */
    private static boolean isBetweenAdditions(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && PatternFinder.isWrite(ring.first())
                && Idioms.isOnlyRead(ring.last())
                && ring.steps().stream().allMatch(ring::onlyAdds);
    }

    private static boolean adds(Ring ring, Ring.Dependency dependency) {
        RingStep source = dependency.source();
        RingStep sink = dependency.sink();
        boolean isInOrder =
                PatternFinder.isWrite(source) && (PatternFinder.isRead(sink) || Variables.isCall(sink.place()));
        return isInOrder && ring.onlyAdds(source) && ring.onlyAdds(sink);
    }
}
