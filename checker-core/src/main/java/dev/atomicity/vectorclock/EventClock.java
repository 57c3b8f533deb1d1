package dev.atomicity.vectorclock;

/** The clock of the events of one thread until it learns something new. */
final class EventClock extends SharedClock {
    private int[] times;

    /** How many variables, locks and forked threads hold it. */
    int holders;

    /** Whether it is still what its thread knows; then it may be handed out again. */
    boolean current = true;

    EventClock(int[] times) {
        this.times = times;
    }

    int[] times() {
        return times;
    }

    @Override
    boolean hasHeardOf(int slot, int transaction) {
        return Clocks.at(times, slot) >= transaction;
    }

    @Override
    void learn(int slot, int[] clock) {
        times = Clocks.joinInto(times, clock);
    }

    @Override
    boolean isHeld() {
        return current || holders > 0;
    }
}
