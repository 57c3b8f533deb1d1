package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The steps of a finding as a person reads them: what a thread does again to the same variable at the same place in the same
 * transaction, before another thread does something, stands once. Mostly it is one event, that ends one dependency and begins
 * the next.
 */
public final class Ring {
    private final Found found;
    private final Methods methods;
    private final List<RingStep> steps = new ArrayList<>();

    public Ring(Found found) {
        this(found, Methods.UNKNOWN);
    }

    public Ring(Found found, Methods methods) {
        this.found = found;
        this.methods = methods;
        for (RingStep step : found.steps()) {
            RingStep last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
            if (last != null && isSame(last, step)) {
                RingStep kept = last.region() == null ? step : last;
                steps.set(steps.size() - 1, kept.withValue(step.value() == null ? last.value() : step.value()));
            } else {
                steps.add(step);
            }
        }
    }

    private static boolean isSame(RingStep one, RingStep other) {
        return one.threadId() == other.threadId()
                && one.transaction() == other.transaction()
                && Objects.equals(one.place(), other.place())
                && isSameObject(one.target(), other.target());
    }

    /** A call may touch a key and all of a collection; still it is one call. */
    private static boolean isSameObject(Target one, Target other) {
        return one == null || other == null
                ? one == other
                : one.object() == other.object() && one.index() == other.index();
    }

    public List<RingStep> steps() {
        return steps;
    }

    /** What the step's line adds to its field: 1 or -1, 0 if it does anything else or that is not known. */
    int counts(RingStep step) {
        Place place = step.place();
        if (place == null || place.variable() == null || Variables.isCall(place)) {
            return 0;
        }
        return methods.counts(place.owner(), place.method(), place.line(), Variables.fieldName(place));
    }

    /** Whether the step's line only adds to the variable, and nobody looks at the sum there. */
    boolean onlyAdds(RingStep step) {
        Place place = step.place();
        if (place == null || place.variable() == null) {
            return false;
        }
        return methods.onlyAdds(place.owner(), place.method(), place.line(), Variables.fieldName(place));
    }

    /** Whether the step increments a counter only to do something every n-th time. */
    boolean ticks(RingStep step) {
        Place place = step.place();
        return Variables.isCall(place)
                && methods.ticks(place.owner(), place.method(), place.line(), Variables.fieldName(place));
    }

    /** Whether the step is a call that acts only if what it expects is still so. */
    boolean isConditional(RingStep step) {
        Place place = step.place();
        return Variables.isCall(place)
                && methods.isConditional(place.owner(), place.method(), place.line(), Variables.fieldName(place));
    }

    /** Whether a call was made in the middle of another one that needs the object for itself. */
    boolean isOverlap() {
        return found.steps().stream()
                .anyMatch(step -> step.target() != null && step.target().part() < Target.NO_PART);
    }

    /** Two events of two threads, in the order in which they happened. */
    record Dependency(RingStep source, RingStep sink) {}

    List<Dependency> dependencies() {
        List<Dependency> dependencies = new ArrayList<>();
        for (int i = 0; i + 1 < found.steps().size(); i += 2) {
            dependencies.add(new Dependency(found.steps().get(i), found.steps().get(i + 1)));
        }
        return dependencies;
    }

    /** Sources and sinks of the dependencies, in this order. */
    List<RingStep> events() {
        return found.steps();
    }

    /** The steps of each transaction. */
    Collection<List<RingStep>> runs() {
        record Run(int thread, long transaction) {}
        Map<Run, List<RingStep>> runs = new LinkedHashMap<>();
        for (RingStep step : found.steps()) {
            runs.computeIfAbsent(new Run(step.threadId(), step.transaction()), run -> new ArrayList<>())
                    .add(step);
        }
        return runs.values();
    }

    Methods methods() {
        return methods;
    }

    /** The calls that were open at the last step, the innermost one first; empty if they are not known. */
    List<Frame> stack() {
        return found.stack().stream().map(Frame::of).filter(Objects::nonNull).toList();
    }

    /** The method that the interrupted one had called when it did its last step; null if that is not known, or if it did the step itself. */
    Frame calledLast() {
        List<Frame> stack = stack();
        for (int i = 1; i < stack.size(); i++) {
            if (stack.get(i).isOf(region())) {
                return stack.get(i - 1);
            }
        }
        return null;
    }

    /** What each event of the ring is about; null where that is not known. */
    List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        found.steps().forEach(step -> targets.add(step.target()));
        return targets;
    }

    /** What the interrupted thread did before the others came in. */
    RingStep first() {
        return steps.get(0);
    }

    /** What the interrupted thread did after them. */
    RingStep last() {
        return steps.get(steps.size() - 1);
    }

    /** The steps of the others. */
    List<RingStep> foreign() {
        return steps.subList(1, Math.max(1, steps.size() - 1));
    }

    /** Whether the interrupted thread stands at both ends, with others in between. */
    boolean isAroundOthers() {
        return steps.size() >= 3
                && first().threadId() == last().threadId()
                && foreign().stream().noneMatch(step -> step.threadId() == first().threadId());
    }

    /** Whose state it is about. */
    Extent extent() {
        return found.extent();
    }

    /** What was interrupted; null if it is not known. */
    Place region() {
        return found.region();
    }

    boolean isCycle() {
        return found.isCycle();
    }

    /** Class and method, such as {@code bank.Account.withdraw}; null if the place is not known. */
    public static String nameOf(Place place) {
        return place == null ? null : place.owner() + "." + place.method();
    }
}
