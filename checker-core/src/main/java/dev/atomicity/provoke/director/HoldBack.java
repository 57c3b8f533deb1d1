package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;

/** Lets one unit of a logged execution come last: finds what threads do only in that order. */
public final class HoldBack {
    private final String unit;
    private final Pause pause;

    /**
     * @param unit the path of the unit that is held at its start
     */
    public HoldBack(String unit, Actors actors) {
        this.unit = unit;
        this.pause = new Pause(new Quiescence(actors), 1);
    }

    public void started(Actor actor) {
        if (actor.unit().path().equals(unit)) {
            pause.until(() -> false);
        }
    }
}
