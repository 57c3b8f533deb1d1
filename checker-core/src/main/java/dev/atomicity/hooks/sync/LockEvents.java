package dev.atomicity.hooks.sync;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import java.util.concurrent.locks.ReentrantLock;

/** What taking a lock and giving it back are to the checker; called inside of hooks. */
public final class LockEvents {
    private LockEvents() {}

    public static void acquire(SyncShadows sync, ThreadState thread, Object lock, int site) {
        SyncShadows.Side side = sync.sideOf(lock);
        if (side != null) {
            take(sync, thread, side.variable(), side.isShared(), site);
        } else {
            sync.locks.acquired(thread, lock, site);
        }
    }

    static void release(SyncShadows sync, ThreadState thread, Object lock, int site) {
        SyncShadows.Side side = sync.sideOf(lock);
        if (side != null) {
            giveBack(sync, thread, side.variable(), side.isShared(), site);
        } else {
            sync.locks.releasing(thread, lock, site);
        }
    }

    /** Other implementations may be anything; they are seen by what they are made of. */
    static boolean isKnown(SyncShadows sync, Object lock) {
        return lock instanceof ReentrantLock || sync.sideOf(lock) != null;
    }

    /** Takes one side of a lock that has a shared one. */
    static void take(SyncShadows sync, ThreadState thread, long[] variable, boolean isShared, int site) {
        if (sync.locksConflict) {
            access(sync, thread, variable, isShared, site);
        }
        Events.acquiredSide(thread, variable, isShared);
    }

    static void giveBack(SyncShadows sync, ThreadState thread, long[] variable, boolean isShared, int site) {
        Events.releasingSide(thread, variable, isShared);
        if (sync.locksConflict) {
            access(sync, thread, variable, isShared, site);
        }
    }

    /**
     * Whoever takes or gives back the shared side reads, the exclusive side writes: the order that these accesses have
     * among each other is that of the lock, and readers have none.
     */
    private static void access(SyncShadows sync, ThreadState thread, long[] variable, boolean isShared, int site) {
        thread.isOrdering = true;
        try {
            if (isShared) {
                PlainAccess.read(sync.shadows, thread, variable, Memory.LONG_ARRAY_BASE, site);
            } else {
                PlainAccess.write(sync.shadows, thread, variable, Memory.LONG_ARRAY_BASE, site);
            }
        } finally {
            thread.isOrdering = false;
        }
    }
}
