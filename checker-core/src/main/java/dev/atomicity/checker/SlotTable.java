package dev.atomicity.checker;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The threads by slot. A finished thread gives its slot back as soon as no active transaction reaches it: from then on
 * none ever will, because a dependency never enters the past.
 */
final class SlotTable {
    /** How many finished threads to look at before a new slot is made: a constant, so that starting stays cheap. */
    private static final int TRIES = 8;

    private CheckedThread[] bySlot = new CheckedThread[16];
    private int slots;
    private final Deque<CheckedThread> finished = new ArrayDeque<>();

    CheckedThread get(int slot) {
        return bySlot[slot];
    }

    CheckedThread start(int id) {
        for (int tries = Math.min(TRIES, finished.size()); tries > 0; tries--) {
            CheckedThread old = finished.poll();
            if (!old.isReached()) {
                CheckedThread thread = new CheckedThread(id, old.slot, old.segment + 1);
                bySlot[old.slot] = thread;
                return thread;
            }
            finished.add(old);
        }
        if (slots == Segments.MAX_SLOTS) {
            throw new IllegalStateException("more than " + Segments.MAX_SLOTS + " threads are alive at once");
        }
        if (slots == bySlot.length) {
            bySlot = Arrays.copyOf(bySlot, 2 * slots);
        }
        CheckedThread thread = new CheckedThread(id, slots, Segments.first(slots));
        bySlot[slots++] = thread;
        return thread;
    }

    void finish(CheckedThread thread) {
        finished.add(thread);
    }
}
