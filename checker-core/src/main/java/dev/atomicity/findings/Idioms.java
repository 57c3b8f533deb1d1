package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;
import java.util.Set;

/** Recognises rings that are intended, and not a bug. */
final class Idioms {
    /** How the agent names the value of a write of the current time. */
    private static final String TIME = "the current time";

    private static final Set<String> TRUTHS = Set.of("true", "false");

    private static final Set<String> PUTS = Set.of(
            "add",
            "addFirst",
            "addLast",
            "offer",
            "offerFirst",
            "offerLast",
            "put",
            "putFirst",
            "putLast",
            "push",
            "transfer",
            "tryTransfer");

    private static final Set<String> TAKES = Set.of(
            "poll", "pollFirst", "pollLast", "take", "takeFirst", "takeLast", "removeFirst", "removeLast", "pop");

    /** Methods that show a person how things are going. */
    private static final Set<String> REPORTS = Set.of("toString", "stats", "statistics", "getStats", "getStatistics");

    private static final Set<String> COUNTS_UP = Set.of("incrementAndGet", "getAndIncrement", "increment");

    private static final Set<String> COUNTS_DOWN = Set.of("decrementAndGet", "getAndDecrement", "decrement");

    private static final Set<String> CREATES = Set.of("computeIfAbsent", "putIfAbsent");

    private static final Set<String> FINDS = Set.of("computeIfAbsent", "putIfAbsent", "get", "getOrDefault");

    /** Queues for one thread at a time. */
    private static final Set<String> PLAIN_QUEUES = Set.of("ArrayDeque", "PriorityQueue");

    private Idioms() {}

    /** Whether the ring shows one of these. A call in the middle of another one that needs the object for itself is none. */
    static boolean explain(Ring ring) {
        return !ring.isOverlap() && isIntended(ring);
    }

    private static boolean isIntended(Ring ring) {
        return isHandOver(ring)
                || isFlag(ring)
                || isTime(ring)
                || isTimeReplaced(ring)
                || isGauge(ring)
                || isFirstUse(ring)
                || isSum(ring)
                || isBetweenAdditions(ring)
                || isCounting(ring)
                || isReport(ring)
                || CounterIdioms.explain(ring)
                || ConditionalCalls.explain(ring);
    }

    /**
     * A queue hands something over from one thread to another. Who puts and who takes says nothing about the state of the queue, and does not ask
     * for it, unless it has looked at the queue before: then it acts on what it saw. Who finds nothing to take has looked as well, before
     * something is put there.
     */
    private static boolean isHandOver(Ring ring) {
        for (Ring.Dependency dependency : ring.dependencies()) {
            RingStep source = dependency.source();
            RingStep sink = dependency.sink();
            if (handsOver(source)
                    && handsOver(sink)
                    && Variables.isOneObject(source, sink)
                    && !hasFoundNothing(source)
                    && !hasLooked(source, ring)
                    && !hasLooked(sink, ring)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasFoundNothing(RingStep step) {
        return calls(TAKES, step) && "null".equals(step.value());
    }

    private static boolean handsOver(RingStep step) {
        if (!Variables.isCall(step.place())) {
            return false;
        }
        String type = Variables.name(step.place());
        String method = calledMethod(step.place());
        boolean isQueue = type.endsWith("Queue") || type.endsWith("Deque");
        return isQueue && !PLAIN_QUEUES.contains(type) && (PUTS.contains(method) || TAKES.contains(method));
    }

    private static String calledMethod(Place place) {
        String call = place.variable();
        return call.substring(Variables.name(place).length() + 1, call.length() - 2);
    }

    /** Whether the transaction of the step has read the same queue in another way. */
    private static boolean hasLooked(RingStep handOver, Ring ring) {
        return ring.steps().stream()
                .anyMatch(step -> step.threadId() == handOver.threadId()
                        && step.transaction() == handOver.transaction()
                        && PatternFinder.isRead(step)
                        && Variables.isOneObject(step, handOver));
    }

    /** A flag was looked at twice, and set in between: whoever polls it, or waits for it, wants to see that. */
    private static boolean isFlag(Ring ring) {
        return PatternFinder.of(ring) == Pattern.READ_WRITE_READ
                && ring.foreign().stream().allMatch(PatternFinder::isWrite)
                && ring.foreign().stream().map(RingStep::value).distinct().count() == 1
                && TRUTHS.contains(String.valueOf(ring.foreign().get(0).value()));
    }

    /** All that anybody writes there is the time: the last one wins, whoever it is. */
    private static boolean isTime(Ring ring) {
        List<RingStep> writes =
                ring.steps().stream().filter(PatternFinder::isWrite).toList();
        return PatternFinder.of(ring) != Pattern.RING
                && !writes.isEmpty()
                && writes.stream().allMatch(step -> TIME.equals(step.value()));
    }

    /**
     * The interrupted method only counts what has happened, and others look at the counts for a report. Code that reads two counts for another reason may
     * rely on it that they agree. Counting down is something else: what is taken from one number may be on its way to another one.
     */
    private static boolean isCounting(Ring ring) {
        return ring.isAroundOthers()
                && counts(ring.first())
                && counts(ring.last())
                && ring.foreign().stream().allMatch(step -> isOnlyRead(step) && reports(step.region()));
    }

    private static boolean counts(RingStep step) {
        return calls(COUNTS_UP, step) && Variables.name(step.place()).startsWith("Atomic");
    }

    /** The interrupted method only reads, for a report. */
    private static boolean isReport(Ring ring) {
        return ring.isAroundOthers() && reports(ring.region()) && isOnlyRead(ring.first()) && isOnlyRead(ring.last());
    }

    private static boolean reports(Place region) {
        return region != null && REPORTS.contains(region.method());
    }

    private static boolean isOnlyRead(RingStep step) {
        return PatternFinder.isRead(step) && !PatternFinder.isWrite(step);
    }

    /** One dependency of the ring leads from the time to the time: in the other order nothing else would be different. */
    private static boolean isTimeReplaced(Ring ring) {
        return ring.dependencies().stream()
                .anyMatch(dependency -> writesTime(dependency.source()) && writesTime(dependency.sink()));
    }

    private static boolean writesTime(RingStep step) {
        return PatternFinder.isWrite(step) && !PatternFinder.isRead(step) && TIME.equals(step.value());
    }

    /**
     * Counts up where work begins and down where it ends, and others count too: a gauge, or a number of users. A thread that reads it in between wants to know the current
     * number.
     */
    private static boolean isGauge(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && PatternFinder.isWrite(ring.first())
                && counts(ring, ring.first()) > 0
                && counts(ring, ring.last()) < 0
                && ring.foreign().stream().allMatch(step -> isOnlyRead(step) || counts(ring, step) != 0);
    }

    /** Whether the step counts up or down: 1 or -1, 0 if it does something else. */
    private static int counts(Ring ring, RingStep step) {
        return calls(COUNTS_UP, step) ? 1 : calls(COUNTS_DOWN, step) ? -1 : ring.counts(step);
    }

    /**
     * Two runs of one method get what is in a map, or create it if it is not there, and then do the same with it: as in {@code
     * counters.computeIfAbsent(name, key -> new AtomicInteger()).incrementAndGet()}. The one that created it was not the first to use it. If
     * it had come second, the other one would have created it, and nothing else would be different.
     */
    private static boolean isFirstUse(Ring ring) {
        List<Ring.Dependency> dependencies = ring.dependencies();
        return dependencies.size() == 2
                && ((isCreation(dependencies.get(0)) && isSameStep(dependencies.get(1)))
                        || (isCreation(dependencies.get(1)) && isSameStep(dependencies.get(0))));
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
                && isOnlyRead(ring.last())
                && ring.steps().stream().allMatch(ring::onlyAdds);
    }

    private static boolean adds(Ring ring, Ring.Dependency dependency) {
        RingStep source = dependency.source();
        RingStep sink = dependency.sink();
        boolean isInOrder =
                PatternFinder.isWrite(source) && (PatternFinder.isRead(sink) || Variables.isCall(sink.place()));
        return isInOrder && ring.onlyAdds(source) && ring.onlyAdds(sink);
    }

    private static boolean isCreation(Ring.Dependency dependency) {
        RingStep source = dependency.source();
        RingStep sink = dependency.sink();
        return calls(CREATES, source)
                && calls(FINDS, sink)
                && Variables.isOneObject(source, sink)
                && source.place().owner().equals(sink.place().owner())
                && source.place().method().equals(sink.place().method());
    }

    private static boolean calls(Set<String> methods, RingStep step) {
        return Variables.isCall(step.place()) && methods.contains(calledMethod(step.place()));
    }

    private static boolean isSameStep(Ring.Dependency dependency) {
        return dependency.source().place().equals(dependency.sink().place());
    }
}
