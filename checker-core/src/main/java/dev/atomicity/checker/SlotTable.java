package dev.atomicity.checker;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The threads by slot. A thread that has ended releases its slot as soon as no active transaction reaches it: from then on none ever
 * will, because a dependency never leads into the past.
 *
 * <p>Starting and ending is guarded by the checker's lock. {@link #get} is not: a thread that has a segment got it from its thread, after
 * that thread had its slot.
 */
final class SlotTable {
    /** How many ended threads are examined before a new slot is created: a constant, so that starting a thread stays cheap. */
    private static final int TRIES = 8;

    private final Reuse reuse;
    private volatile CheckedThread[] bySlot = new CheckedThread[16];
    private int slots;
    private final Deque<CheckedThread> finished = new ArrayDeque<>();

    /** Decides whether a thread that has ended is still needed. */
    interface Reuse {
        /** Whether nobody needs it; then everything that was kept for its slot is dropped. */
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
            throw new CheckerLimit("more than " + Segments.MAX_SLOTS + " threads are alive at the same time");
        }
        return new CheckedThread.Place(slots, Segments.first(slots++));
    }

    void finish(CheckedThread thread) {
        finished.add(thread);
    }
}
