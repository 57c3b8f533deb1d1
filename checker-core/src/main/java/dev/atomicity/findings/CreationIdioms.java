package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;
import java.util.List;
import java.util.Set;

/** Recognises rings about something that is created by whoever comes first. */
final class CreationIdioms {
    private static final Set<String> CREATES = Set.of("computeIfAbsent", "putIfAbsent");

    private static final Set<String> FINDS = Set.of("computeIfAbsent", "putIfAbsent", "get", "getOrDefault");

    private static final Set<String> COMPUTES = Set.of("computeIfAbsent");

    private static final Set<String> MARKS = Set.of("putIfAbsent", "add");

    private static final Set<String> REMOVES = Set.of("remove");

    private static final Set<String> LOOKS = Set.of("putIfAbsent", "add", "get", "containsKey", "contains");

    private static final Set<String> TRUTHS = Set.of("true", "false");

    private CreationIdioms() {}

    /** Whether the ring shows one of these. */
    static boolean explain(Ring ring) {
        return isFirstUse(ring) || isLazy(ring) || isMark(ring) || isComputedAgain(ring);
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

    private static boolean isCreation(Ring.Dependency dependency) {
        RingStep source = dependency.source();
        RingStep sink = dependency.sink();
        return Idioms.calls(CREATES, source)
                && Idioms.calls(FINDS, sink)
                && Variables.isOneObject(source, sink)
                && source.place().owner().equals(sink.place().owner())
                && source.place().method().equals(sink.place().method());
    }

    private static boolean isSameStep(Ring.Dependency dependency) {
        return dependency.source().place().equals(dependency.sink().place());
    }

    /**
     * The interrupted method was the first to call one that creates something if it is not there, and another thread got it from the same method. If that had
     * come first it would have created it, whatever both do with it then. So the method must not tell who has created it, as {@code putIfAbsent} does.
     */
    private static boolean isLazy(Ring ring) {
        if (!ring.isAroundOthers()) {
            return false;
        }
        RingStep source = ring.events().get(0);
        RingStep sink = ring.events().get(1);
        if (source.place() == null
                || sink.place() == null
                || !MethodAtFault.isSameMethod(source.place(), sink.place())
                || !Variables.isOneVariable(source, sink)) {
            return false;
        }
        boolean isComputed = Idioms.calls(COMPUTES, source) && Idioms.calls(COMPUTES, sink);
        return isComputed
                || PatternFinder.isWrite(source)
                        && Idioms.isOnlyRead(sink)
                        && !Variables.isCall(source.place())
                        && ring.methods()
                                .createsIfAbsent(
                                        source.place().owner(),
                                        source.place().method(),
                                        Variables.fieldName(source.place()));
    }

    /** Something is marked where work begins and no longer where it ends, so that others see it meanwhile: that is what the mark is for. */
    private static boolean isMark(Ring ring) {
        return PatternFinder.of(ring) != Pattern.RING
                && Idioms.calls(MARKS, ring.first())
                && Idioms.calls(REMOVES, ring.last())
                && ring.foreign().stream().allMatch(step -> Idioms.calls(LOOKS, step));
    }

    /**
     * A number is computed if it is not known yet, and kept, as a hash is. Another thread has computed it meanwhile, with the same result. A flag is none of these:
     * to set it may mean to be the first.
     */
    private static boolean isComputedAgain(Ring ring) {
        RingStep last = ring.last();
        String value = last.value();
        return PatternFinder.of(ring) == Pattern.READ_WRITE_WRITE
                && value != null
                && !TRUTHS.contains(value)
                && !Variables.isCall(last.place())
                && ring.foreign().stream()
                        .filter(PatternFinder::isWrite)
                        .allMatch(step ->
                                value.equals(step.value()) && step.place().equals(last.place()))
                && ring.methods()
                        .computesIfAbsent(
                                last.place().owner(), last.place().method(), Variables.fieldName(last.place()));
    }
}
