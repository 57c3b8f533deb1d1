package dev.atomicity.provoke.actors;

import dev.atomicity.hooks.thread.ThreadState;

/** Makes units and actors for tests of what is done with them. */
public final class Units {
    private int count;

    public Unit main() {
        return new Unit(Unit.MAIN, count++, Clock.ZERO);
    }

    /** One that is started by the other. */
    public Unit startedBy(Unit starter) {
        return new Unit(starter.nextThread(), count++, starter.send());
    }

    /** An actor for the unit. All actors of a test may belong to its one Java thread. */
    public Actor actor(Actors execution, ThreadState thread, Unit unit) {
        return new Actor(execution, thread, Thread.currentThread(), unit);
    }

    /** The unit waits for the end of the other one. */
    public void join(Unit unit, Unit ended) {
        unit.receive(ended.clock());
    }
}
