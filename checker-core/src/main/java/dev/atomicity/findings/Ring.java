package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.util.ArrayList;
import java.util.List;

/** The steps of a finding as a person reads them: an event that ends one dependency and begins the next stands once. */
public final class Ring {
    private final Found found;
    private final List<RingStep> steps = new ArrayList<>();

    public Ring(Found found) {
        this.found = found;
        for (RingStep step : found.steps()) {
            if (steps.isEmpty() || !step.equals(steps.get(steps.size() - 1))) {
                steps.add(step);
            }
        }
    }

    public List<RingStep> steps() {
        return steps;
    }

    /** What the cut thread did before the others came in. */
    RingStep first() {
        return steps.get(0);
    }

    /** What the cut thread did after them. */
    RingStep last() {
        return steps.get(steps.size() - 1);
    }

    /** The steps of the others. */
    List<RingStep> foreign() {
        return steps.subList(1, Math.max(1, steps.size() - 1));
    }

    boolean isOfTwoThreads() {
        return steps.size() >= 3
                && first().threadId() == last().threadId()
                && foreign().stream()
                        .allMatch(step -> step.threadId() == foreign().get(0).threadId())
                && foreign().get(0).threadId() != first().threadId();
    }

    boolean isCycle() {
        return found.isCycle();
    }

    /** Class and method, as {@code bank.Account.withdraw}; null if the place is not known. */
    public static String nameOf(Place place) {
        return place == null ? null : place.owner() + "." + place.method();
    }
}
