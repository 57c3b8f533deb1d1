package dev.atomicity.checker;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The threads by slot. A finished thread gives its slot back as soon as no active transaction reaches it: from then on
 * none ever will, because a dependency never enters the past.
 *
 * <p>Starting and finishing is guarded by the checker's lock. {@link #get} is not: whoever holds a segment got it from
 * its thread, after the thread had its slot.
 */
final class SlotTable {
    /** How many finished threads to look at before a new slot is made: a constant, so that starting stays cheap. */
    private static final int TRIES = 8;

    private final Reuse reuse;
    private volatile CheckedThread[] bySlot = new CheckedThread[16];
    private int slots;
    private final Deque<CheckedThread> finished = new ArrayDeque<>();

    /** Knows who still needs a finished thread. */
    interface Reuse {
        /** Whether nobody does; then what was kept for its slot is forgotten. */
        boolean frees(CheckedThread finished);
    }

    SlotTable(Reuse reuse) {
        this.reuse = reuse;
    }

    CheckedThread get(int slot) {
        return bySlot[slot];
    }

    <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        T thread = maker.makeAt(freePlace());
        CheckedThread[] table = bySlot;
        if (thread.slot >= table.length) {
            table = Arrays.copyOf(table, Math.max(thread.slot + 1, 2 * table.length));
        }
        table[thread.slot] = thread;
        bySlot = table; // also publishes the entry
        return thread;
    }

    private CheckedThread.Place freePlace() {
        for (int tries = Math.min(TRIES, finished.size()); tries > 0; tries--) {
            CheckedThread old = finished.poll();
            if (reuse.frees(old)) {
                return new CheckedThread.Place(old.slot, old.segment + 1);
            }
            finished.add(old);
        }
        if (slots == Segments.MAX_SLOTS) {
            throw new CheckerLimit("more than " + Segments.MAX_SLOTS + " threads are alive at once");
        }
        return new CheckedThread.Place(slots, Segments.first(slots++));
    }

    void finish(CheckedThread thread) {
        finished.add(thread);
    }
}
