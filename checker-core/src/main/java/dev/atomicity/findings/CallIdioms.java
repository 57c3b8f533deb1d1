package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;
import java.util.Set;

/** Recognises rings about several calls that were not meant to be one step. */
final class CallIdioms {
    /** What takes an element out of a collection. */
    private static final Set<String> TAKES = Set.of(
            "poll()", "pollFirst()", "pollLast()", "pop()", "remove()", "removeFirst()", "removeLast()", "take()");

    private static final Set<String> TAKES_IF_ANY = Set.of("poll", "pollFirst", "pollLast");

    private static final Set<String> SIZES = Set.of("isEmpty", "size");

    private static final Set<String> WALKS = Set.of("iterator");

    private static final Set<String> HAS_NEXT = Set.of("hasNext()");

    /** The methods of an iterator. */
    private static final Set<String> STEPS = Set.of("hasNext", "next");

    private CallIdioms() {}

    /** Whether the ring shows one of these. */
    static boolean explain(Ring ring) {
        return isAskedAgain(ring)
                || isWalk(ring)
                || isAfterCompleteCall(ring)
                || isCallForEach(ring)
                || isCycleOfCallsForEach(ring)
                || needsSeparateCalls(ring);
    }

    /**
     * What was read first was only compared, and is read and compared again before anything is done: the first look saves work, the second one decides. Or
     * the call that acts answers whether it could, and the method looks at the answer.
     */
    private static boolean isAskedAgain(Ring ring) {
        RingStep first = ring.first();
        RingStep last = ring.last();
        if (!ring.isAroundOthers()
                || !Idioms.isOnlyRead(first)
                || !Variables.isOneVariable(first, last)
                || !isOnlyCompared(ring, first)) {
            return false;
        }
        return isComparedAgain(ring, last) || isAnswerCompared(ring);
    }

    /** An element that is taken from a queue, if there is one, is compared with null. */
    private static boolean isComparedAgain(Ring ring, RingStep last) {
        boolean isReadAgain = Variables.isCall(last.place())
                ? Idioms.calls(TAKES_IF_ANY, last)
                : PatternFinder.of(ring) == Pattern.READ_WRITE_READ;
        return isReadAgain
                && ring.methods()
                        .isCompared(
                                last.place().owner(),
                                last.place().method(),
                                last.place().line(),
                                Variables.fieldName(last.place()));
    }

    /** Whether all that the interrupted method does with what it has read is to compare it: where it reads it, or where a method returns it that does nothing else. */
    private static boolean isOnlyCompared(Ring ring, RingStep step) {
        Place place = step.place();
        Place region = ring.region();
        if (region == null || MethodAtFault.isSameMethod(place, region)) {
            return ring.methods()
                    .isOnlyCompared(place.owner(), place.method(), place.line(), Variables.fieldName(place));
        }
        return ring.methods().isOnlyReturned(place.owner(), place.method())
                && ring.methods().isOnlyCompared(region.owner(), region.method(), -1, place.method() + "()");
    }

    /** Whether there is something in a collection is asked to save work, and then a loop walks through what is there by then, if anything. */
    private static boolean isWalk(Ring ring) {
        Place place = ring.last().place();
        return PatternFinder.of(ring) == Pattern.READ_WRITE_READ
                && Idioms.calls(SIZES, ring.first())
                && Idioms.calls(WALKS, ring.last())
                && isOnlyCompared(ring, ring.first())
                && ring.methods().calls(place.owner(), place.method(), HAS_NEXT);
    }

    /** Whether the call of the interrupted method in which it did its last step returns true or false, and that is compared. */
    private static boolean isAnswerCompared(Ring ring) {
        Frame called = ring.calledLast();
        return called != null
                && ring.methods()
                        .isAnswerCompared(ring.region().owner(), ring.region().method(), called.method());
    }

    /**
     * An object was called twice, and the earlier call looked at a collection and then changed it by itself: it was no look for the caller's sake, as to borrow something and to give it
     * back later.
     */
    private static boolean isAfterCompleteCall(Ring ring) {
        Place place = ring.first().place();
        return ring.extent() == Extent.STALE_DECISION
                && Idioms.isOnlyRead(ring.first())
                && Variables.isCall(place)
                && ring.region() != null
                && !MethodAtFault.isSameMethod(place, ring.region())
                && ring.methods().calls(place.owner(), place.method(), TAKES);
    }

    /**
     * A loop makes one call for each of several elements, and others came in between two of these calls. A loop that adds up what the calls return may rely on
     * it that they agree. The steps of an iterator belong together.
     */
    private static boolean isCallForEach(Ring ring) {
        Frame called = ring.calledLast();
        Place region = ring.region();
        return called != null
                && !STEPS.contains(called.method())
                && ring.isAroundOthers()
                && ring.first().place() != null
                && !MethodAtFault.isSameMethod(ring.first().place(), region)
                && isInside(ring, called, ring.first().place())
                && ring.methods().isCalledForEach(region.owner(), region.method(), called.owner(), called.method());
    }

    /** The same if no single method was interrupted: one of them only takes part with two of these calls. */
    private static boolean isCycleOfCallsForEach(Ring ring) {
        return ring.isCycle()
                && ring.runs().stream().anyMatch(run -> {
                    Place region = run.get(0).region();
                    Place called = run.get(0).place();
                    return run.size() > 1
                            && region != null
                            && called != null
                            && !MethodAtFault.isSameMethod(called, region)
                            && run.stream()
                                    .allMatch(step ->
                                            step.place() != null && MethodAtFault.isSameMethod(step.place(), called))
                            && !mayBeOneCall(run, ring.methods())
                            && ring.methods()
                                    .isCalledForEach(region.owner(), region.method(), called.owner(), called.method());
                });
    }

    /** Whether one call of the method can do all these steps: they are in different lines, or it has a loop. */
    private static boolean mayBeOneCall(List<RingStep> run, Methods methods) {
        Place first = run.get(0).place();
        return run.stream().anyMatch(step -> step.place().line() != first.line())
                || methods.hasLoop(first.owner(), first.method());
    }

    private static boolean isInside(Ring ring, Frame called, Place place) {
        return called.isOf(place)
                || ring.methods().calls(called.owner(), called.method(), place.owner(), place.method());
    }

    /**
     * Another thread takes part with two calls, one after the other, and the ring needs their order. Each of the calls by itself agrees with the interrupted one, and nobody
     * said that the two belong together. A method that changes several fields of one object and lets others see the object half-changed counts all the same,
     * and so does one that sees two states of it.
     */
    private static boolean needsSeparateCalls(Ring ring) {
        List<RingStep> events = ring.events();
        if (!ring.isAroundOthers()
                || PatternFinder.of(ring) != Pattern.RING
                || isStale(ring)
                || isOnFieldsOfOneObject(ring)) {
            return false;
        }
        for (int i = 1; i + 1 < events.size() - 1; i += 2) {
            RingStep sink = events.get(i);
            RingStep source = events.get(i + 1);
            if (sink.threadId() == source.threadId()
                    && sink.transaction() != source.transaction()
                    && sink.transaction() > 0
                    && source.transaction() > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOnFieldsOfOneObject(Ring ring) {
        return PatternFinder.isWrite(ring.first()) == PatternFinder.isWrite(ring.last())
                && ring.steps().stream()
                        .allMatch(step -> !Variables.isCall(step.place()) && Variables.isOneObject(step, ring.first()));
    }

    private static boolean isStale(Ring ring) {
        return PatternFinder.isRead(ring.first())
                && PatternFinder.isWrite(ring.last())
                && Variables.isOneVariable(ring.first(), ring.last());
    }
}
