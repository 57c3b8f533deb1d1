package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import java.util.concurrent.locks.ReentrantLock;

/** What taking a lock and giving it back are to the checker; called inside of hooks. */
final class LockEvents {
    private LockEvents() {}

    static void acquire(OnlineChecker online, ThreadState thread, Object lock, int site) {
        SyncShadows.Side side = online.sync.sideOf(lock);
        if (side != null) {
            take(online, thread, side.variable(), side.isShared(), site);
        } else {
            online.locks.acquired(thread, lock, site);
        }
    }

    static void release(OnlineChecker online, ThreadState thread, Object lock, int site) {
        SyncShadows.Side side = online.sync.sideOf(lock);
        if (side != null) {
            giveBack(online, thread, side.variable(), side.isShared(), site);
        } else {
            online.locks.releasing(thread, lock, site);
        }
    }

    /** Other implementations may be anything; they are seen by what they are made of. */
    static boolean isKnown(OnlineChecker online, Object lock) {
        return lock instanceof ReentrantLock || online.sync.sideOf(lock) != null;
    }

    /** Takes one side of a lock that has a shared one. */
    static void take(OnlineChecker online, ThreadState thread, long[] variable, boolean isShared, int site) {
        if (online.locksConflict) {
            access(online, thread, variable, isShared, site);
        }
        Events.acquiredSide(thread, variable, isShared);
    }

    static void giveBack(OnlineChecker online, ThreadState thread, long[] variable, boolean isShared, int site) {
        Events.releasingSide(thread, variable, isShared);
        if (online.locksConflict) {
            access(online, thread, variable, isShared, site);
        }
    }

    /**
     * Whoever takes or gives back the shared side reads, the exclusive side writes: the order that these accesses have
     * among each other is that of the lock, and readers have none.
     */
    private static void access(OnlineChecker online, ThreadState thread, long[] variable, boolean isShared, int site) {
        thread.isOrdering = true;
        try {
            if (isShared) {
                Hooks.recordRead(online, thread, variable, Memory.LONG_ARRAY_BASE, site);
            } else {
                Hooks.recordWrite(online, thread, variable, Memory.LONG_ARRAY_BASE, site);
            }
        } finally {
            thread.isOrdering = false;
        }
    }
}
