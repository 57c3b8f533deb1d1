package dev.atomicity.vectorclock;

import java.util.ArrayList;
import java.util.List;

/** A thread as {@link AeroDrome} sees it: its clock, and the threads whose clocks contain its active transaction. */
final class OrderedThread {
    private static final int FIRST_SWEEP = 64;

    final int id;

    /** Its place in the clocks, once it has done something: what never happened orders nothing. */
    int slot = NONE;

    static final int NONE = -1;

    /** Joined: it has no more events, and its place may belong to another thread. */
    boolean over;

    EventClock clock = new EventClock(Clocks.ZERO);

    /** The number of the active transaction at the thread's place, 0 when none is active. */
    int active;

    /** Whether something was learned since the begin of the active transaction. */
    boolean learned;

    /** The clock of the fork, until the first event follows it. */
    EventClock fork;

    /** The clocks that have heard of the active transaction. */
    private List<SharedClock> listeners = new ArrayList<>();

    /** When to look for listeners that nobody holds any more: a long transaction must not collect them. */
    private int sweepAt = FIRST_SWEEP;

    OrderedThread(int id) {
        this.id = id;
    }

    boolean hasStarted() {
        return slot != NONE;
    }

    /** Whether the clock has heard of the active transaction of this thread. */
    boolean isHeardBy(SharedClock other) {
        return active != 0 && other.hasHeardOf(slot, active);
    }

    void begin(int transaction) {
        active = transaction;
        learned = false;
        replaceClock(Clocks.with(clock.times(), slot, transaction));
    }

    void complete() {
        active = 0;
        listeners = new ArrayList<>();
        sweepAt = FIRST_SWEEP;
    }

    /** Whether that clock has heard of the active transaction: a ring, if what it stands for comes before. */
    boolean isKnownTo(int[] times) {
        return active != 0 && Clocks.at(times, slot) >= active;
    }

    void learn(int[] times) {
        if (!Clocks.includes(clock.times(), times)) {
            learned = true;
            replaceClock(Clocks.joinInto(clock.times().clone(), times));
        }
    }

    private void replaceClock(int[] times) {
        clock.current = false;
        clock = new EventClock(times);
    }

    List<SharedClock> listeners() {
        return listeners;
    }

    void addListener(SharedClock listener) {
        if (listeners.size() >= sweepAt) {
            listeners.removeIf(known -> !known.isHeld());
            sweepAt = Math.max(FIRST_SWEEP, 2 * listeners.size());
        }
        listeners.add(listener);
    }
}
