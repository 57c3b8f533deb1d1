package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.actors.Unit;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Holds back units of a logged execution according to a schedule, to find what threads do only in that order. */
public final class HoldBack {
    private final Schedule schedule;
    private final Pause pause;

    /** The order in which units run. */
    public sealed interface Schedule {}

    /** One unit is held at its start until all others wait. */
    public record Last(String unit) implements Schedule {}

    /**
     * Each unit is held before each of its regions until all others wait; then the first of the held units continues. So whole regions
     * follow each other, except where a thread waits for others.
     *
     * @param units their paths, in their order; other units are not held
     */
    public record OneByOne(List<String> units) implements Schedule {}

    /** The positions of the units that are held. */
    private final Set<Integer> held = new ConcurrentSkipListSet<>(Comparator.naturalOrder());

    public HoldBack(Schedule schedule, Actors actors) {
        this.schedule = schedule;
        this.pause = new Pause(new Quiescence(actors), 1);
    }

    public void started(Actor actor) {
        if (schedule instanceof Last last && actor.unit().path().equals(last.unit())) {
            pause.until(() -> false);
        }
    }

    /** A region of the unit is about to begin. */
    public void beginning(Actor actor) {
        if (schedule instanceof OneByOne order && !actor.unit().path().equals(Unit.MAIN)) {
            int position = order.units().indexOf(actor.unit().path());
            if (position >= 0) {
                held.add(position);
                try {
                    pause.until(() -> false, () -> isAnotherNext(position));
                } finally {
                    held.remove(position);
                }
            }
        }
    }

    private boolean isAnotherNext(int position) {
        return held.stream().anyMatch(other -> other < position);
    }
}
