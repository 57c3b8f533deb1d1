package dev.atomicity.hooks.sync;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import java.util.concurrent.locks.ReentrantLock;

/** Records acquisitions and releases of locks; called inside hooks. */
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

    /** Other implementations may do anything; the locks that they are built on are recorded. */
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
     * The shared side is recorded as a read, the exclusive side as a write. So the accesses are ordered as the lock orders its holders,
     * and readers are not ordered.
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
