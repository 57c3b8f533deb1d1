package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Finds the innermost method that contains both steps between which a region was interrupted. With atomic sets the checker knows the call. Otherwise
 * the last step is the top of the recorded stack; of the first one only its method is known, so the class files say which
 * method of the stack has called it.
 */
final class MethodAtFault {
    private final Methods methods;

    MethodAtFault(Methods methods) {
        this.methods = methods;
    }

    /** The method of a violation; the region itself if no inner method is certain. Null if not even that is known. */
    Place of(Found found) {
        Place region = found.region();
        if (found.extent() != Extent.REGION && region != null) {
            return region;
        }
        RingStep first = found.steps().get(0);
        RingStep last = found.steps().get(found.steps().size() - 1);
        if (first.place() == null || last.place() == null || first.threadId() != last.threadId()) {
            return region;
        }
        boolean isOneMethod = isSameMethod(first.place(), last.place());
        if (isOneMethod && isOneCall(first, last)) {
            return method(last.place(), region);
        }
        List<Frame> frames = framesInside(found);
        int top = 0;
        while (top < frames.size() && !frames.get(top).isOf(last.place())) {
            top++;
        }
        for (int i = isOneMethod ? top + 1 : top; i < frames.size(); i++) {
            Frame frame = frames.get(i);
            boolean containsFirst = (i > top && frame.isOf(first.place()))
                    || methods.calls(
                            frame.owner(),
                            frame.method(),
                            first.place().owner(),
                            first.place().method());
            if (containsFirst) {
                return method(
                        new Place(frame.owner(), frame.method(), frame.file(), frame.line(), Operation.REGION, null),
                        region);
            }
        }
        return region == null ? method(last.place(), null) : region;
    }

    /**
     * The method of one run of a ring that interrupts no single one: the stack is not known, the places are. It is that of one step, if the class files
     * say that it calls those of all others.
     */
    Place of(List<RingStep> run) {
        Place region = run.get(0).region();
        return run.stream()
                .map(RingStep::place)
                .filter(place -> place != null
                        && run.stream()
                                .allMatch(step -> step.place() != null
                                        && (isSameMethod(place, step.place()) || calls(place, step.place()))))
                .findFirst()
                .map(place -> method(place, region))
                .orElse(region);
    }

    private boolean calls(Place caller, Place called) {
        return methods.calls(caller.owner(), caller.method(), called.owner(), called.method());
    }

    static boolean isSameMethod(Place one, Place other) {
        return one.owner().equals(other.owner()) && one.method().equals(other.method());
    }

    /**
     * Whether two steps in one method can belong to one call of it. A method without a loop goes down: what comes later in the run
     * and not later in the code is another call. So is the same field of another object.
     */
    private boolean isOneCall(RingStep first, RingStep last) {
        Place one = first.place();
        Place other = last.place();
        if (isSameFieldOfAnotherObject(first, last)) {
            return false;
        }
        boolean isDown = other.line() > one.line()
                || (other.line() == one.line()
                        && !(one.operation() == other.operation() && Objects.equals(one.variable(), other.variable())));
        return isDown || methods.hasLoop(one.owner(), one.method());
    }

    private static boolean isSameFieldOfAnotherObject(RingStep first, RingStep last) {
        Target one = first.target();
        Target other = last.target();
        return one != null
                && other != null
                && one.object() != other.object()
                && one.index() == Target.NO_INDEX
                && other.index() == Target.NO_INDEX
                && !Variables.isCall(first.place())
                && Objects.equals(first.place().variable(), last.place().variable());
    }

    /** The frames up to that of the region; all of them if it is not among them. */
    private static List<Frame> framesInside(Found found) {
        List<Frame> frames = new ArrayList<>();
        int end = -1;
        for (String text : found.stack()) {
            Frame frame = Frame.of(text);
            if (frame != null) {
                frames.add(frame);
                end = frame.isOf(found.region()) ? frames.size() : end;
            }
        }
        return end < 0 ? frames : frames.subList(0, end);
    }

    /** The method of a place; the region, with its own line, if it is that. */
    private Place method(Place place, Place region) {
        if (region != null && isSameMethod(place, region)) {
            return region;
        }
        int line = methods.firstLine(place.owner(), place.method(), place.line());
        return new Place(
                place.owner(), place.method(), place.file(), line < 0 ? place.line() : line, Operation.REGION, null);
    }
}
