package dev.atomicity.vectorclock;

import java.util.Arrays;

/** The threads by their slots, and which clocks listen to their active transactions: a clock listens to those that it has heard of. */
final class Listeners {
    private final Slots slots;

    /** By slot: the threads that are running, or were the last to run there. */
    private OrderedThread[] bySlot = new OrderedThread[16];

    /** By slot: what {@link #noteHeard} saw. */
    private boolean[] heard = new boolean[16];

    Listeners(Slots slots) {
        this.slots = slots;
    }

    /** The thread has just got its slot. */
    void put(OrderedThread thread) {
        if (thread.slot >= bySlot.length) {
            bySlot = Arrays.copyOf(bySlot, 2 * bySlot.length);
            heard = new boolean[bySlot.length];
        }
        bySlot[thread.slot] = thread;
    }

    OrderedThread at(int slot) {
        return bySlot[slot];
    }

    /** Notes of whose active transactions the clock has heard, before it learns more. */
    void noteHeard(SharedClock clock) {
        for (int slot = 0; slot < slots.count(); slot++) {
            heard[slot] = bySlot[slot].isHeardBy(clock);
        }
    }

    /** The clock listens to the transactions of which it has heard since {@link #noteHeard}. */
    void enlistWhereNew(SharedClock clock) {
        for (int slot = 0; slot < slots.count(); slot++) {
            if (!heard[slot] && bySlot[slot].isHeardBy(clock)) {
                bySlot[slot].addListener(clock);
            }
        }
    }

    /** A clock that listens to no transaction yet listens to all of which it has heard. */
    void enlist(SharedClock clock) {
        Arrays.fill(heard, false);
        enlistWhereNew(clock);
    }
}
