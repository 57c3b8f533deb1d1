package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The steps of a finding as a person reads them: what a thread does again at the same place, before another thread does
 * something, stands once. Mostly it is one event, that ends one dependency and begins the next.
 */
public final class Ring {
    private final Found found;
    private final List<RingStep> steps = new ArrayList<>();

    public Ring(Found found) {
        this.found = found;
        for (RingStep step : found.steps()) {
            RingStep last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
            if (last == null || last.threadId() != step.threadId() || !Objects.equals(last.place(), step.place())) {
                steps.add(step);
            } else {
                RingStep kept = last.region() == null ? step : last;
                steps.set(steps.size() - 1, kept.withValue(step.value() == null ? last.value() : step.value()));
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

    /** Whether the thread that was cut stands at both ends, with others in between. */
    boolean isAroundOthers() {
        return steps.size() >= 3
                && first().threadId() == last().threadId()
                && foreign().stream().noneMatch(step -> step.threadId() == first().threadId());
    }

    boolean isCycle() {
        return found.isCycle();
    }

    /** Class and method, as {@code bank.Account.withdraw}; null if the place is not known. */
    public static String nameOf(Place place) {
        return place == null ? null : place.owner() + "." + place.method();
    }
}
