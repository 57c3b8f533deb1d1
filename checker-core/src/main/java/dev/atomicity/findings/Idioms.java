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

    /** Queues for one thread at a time. */
    private static final Set<String> PLAIN_QUEUES = Set.of("ArrayDeque", "PriorityQueue");

    private Idioms() {}

    /** Whether the ring shows one of these. A call in the middle of another one that needs the object for itself is none. */
    static boolean explain(Ring ring) {
        return !ring.steps().isEmpty() && !ring.isOverlap() && isIntended(ring);
    }

    private static boolean isIntended(Ring ring) {
        return isHandOver(ring)
                || isSeenInQueue(ring)
                || isFlag(ring)
                || isTime(ring)
                || isTimeReplaced(ring)
                || NumberIdioms.explain(ring)
                || CreationIdioms.explain(ring)
                || CallIdioms.explain(ring)
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
                    && !(hasFoundNothing(source) && calls(PUTS, sink))
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

    /** One who puts and takes was seen in between by somebody who only looked. */
    private static boolean isSeenInQueue(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && handsOver(ring.first())
                && handsOver(ring.last())
                && ring.foreign().stream().allMatch(Idioms::isOnlyRead);
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

    static String calledMethod(Place place) {
        String call = place.variable();
        return call.substring(Variables.name(place).length() + 1, call.length() - 2);
    }

    /**
     * Whether the transaction of the step has read the same queue before, in another way. To look afterwards, as a loop does that takes until the queue
     * is empty, decides nothing about what was done.
     */
    private static boolean hasLooked(RingStep handOver, Ring ring) {
        for (RingStep step : ring.events()) {
            if (step == handOver) {
                return false;
            }
            if (step.threadId() == handOver.threadId()
                    && step.transaction() == handOver.transaction()
                    && PatternFinder.isRead(step)
                    && Variables.isOneObject(step, handOver)) {
                return true;
            }
        }
        return false;
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

    static boolean isOnlyRead(RingStep step) {
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

    /** Whether the step is a call of one of these methods of a JDK object. */
    static boolean calls(Set<String> methods, RingStep step) {
        return Variables.isCall(step.place()) && methods.contains(calledMethod(step.place()));
    }
}
