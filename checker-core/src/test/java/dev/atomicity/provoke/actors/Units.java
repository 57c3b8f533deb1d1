package dev.atomicity.provoke.actors;

/** Makes units for tests of what is done with them. */
public final class Units {
    private int count;

    public Unit main() {
        return new Unit(Unit.MAIN, count++, Clock.ZERO);
    }

    /** One that is started by the other. */
    public Unit startedBy(Unit starter) {
        return new Unit(starter.nextThread(), count++, starter.send());
    }

    /** The unit waits for the end of the other one. */
    public void join(Unit unit, Unit ended) {
        unit.receive(ended.clock());
    }
}
