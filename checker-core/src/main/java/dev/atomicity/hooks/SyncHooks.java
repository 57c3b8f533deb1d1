package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.sync.SyncEvent;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.StampedLock;

/**
 * What instrumented code calls before and after its calls of synchronizers, if locks are observed: hooks named in the present tense are
 * called before the call, those in the past tense after it, with the result first if it is needed.
 *
 * <p>A lock with one holder is acquired and released. Everything else that orders threads is recorded as reads and writes of variables that
 * stand for it, so that a trace needs no other kinds of events.
 */
public final class SyncHooks {
    private SyncHooks() {}

    /** Records what happens inside a region, which continues. */
    private static void inside(SyncEvent event, Object receiver, ThreadState thread, int site) {
        record(event, receiver, null, 0, true, thread, site);
    }

    /** Records what happens at a boundary of regions. */
    private static void between(SyncEvent event, Object receiver, ThreadState thread, int site) {
        record(event, receiver, null, 0, false, thread, site);
    }

    private static void between(SyncEvent event, Object receiver, Object other, ThreadState thread, int site) {
        record(event, receiver, other, 0, false, thread, site);
    }

    private static void record(
            SyncEvent event,
            Object receiver,
            Object other,
            long number,
            boolean resumes,
            ThreadState thread,
            int site) {
        if (receiver == null) {
            return; // the call fails
        }
        try {
            OnlineChecker online = HookEntry.enter(thread, site, resumes);
            if (online != null) {
                event.record(receiver, other, number, online.sync, thread, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- locks

    public static void locked(Object lock, ThreadState thread, int site) {
        inside(SyncEvent.LOCKED, lock, thread, site);
    }

    public static void locked(boolean isLocked, Object lock, ThreadState thread, int site) {
        if (isLocked) {
            locked(lock, thread, site);
        }
    }

    public static void unlocking(Object lock, ThreadState thread, int site) {
        inside(SyncEvent.UNLOCKING, lock, thread, site);
    }

    public static void gotReadLock(Object readLock, Object lock, ThreadState thread, int site) {
        between(SyncEvent.GOT_READ_LOCK, lock, readLock, thread, site);
    }

    public static void gotWriteLock(Object writeLock, Object lock, ThreadState thread, int site) {
        between(SyncEvent.GOT_WRITE_LOCK, lock, writeLock, thread, site);
    }

    public static void gotView(Object view, Object lock, ThreadState thread, int site) {
        between(SyncEvent.GOT_VIEW, lock, view, thread, site);
    }

    public static void gotCondition(Object condition, Object lock, ThreadState thread, int site) {
        between(SyncEvent.GOT_CONDITION, lock, condition, thread, site);
    }

    // ---------------------------------------------------------------- conditions

    /** The lock is released as often as it is held. */
    public static void waiting(Object condition, ThreadState thread, int site) {
        between(SyncEvent.WAITING, condition, thread, site);
        thread.wait.begins();
    }

    /**
     * The wait has ended: the entry of the hook acquires the lock again. If an exception ended the wait, the next hook of the thread does
     * it.
     */
    public static void waited(Object condition, ThreadState thread, int site) {
        between(SyncEvent.WAITED, condition, thread, site);
    }

    // ---------------------------------------------------------------- stamped locks

    public static void readLocked(long stamp, Object lock, ThreadState thread, int site) {
        AttemptHooks.locking(lock, thread, site);
        if (stamp != 0) {
            inside(SyncEvent.LOCKED_SHARED, lock, thread, site);
        }
    }

    public static void writeLocked(long stamp, Object lock, ThreadState thread, int site) {
        AttemptHooks.locking(lock, thread, site);
        if (stamp != 0) {
            inside(SyncEvent.LOCKED_ALONE, lock, thread, site);
        }
    }

    public static void convertedToRead(long stamp, Object lock, ThreadState thread, int site) {
        AttemptHooks.validated(stamp, lock, thread);
        readLocked(stamp, lock, thread, site);
    }

    public static void convertedToWrite(long stamp, Object lock, ThreadState thread, int site) {
        AttemptHooks.validated(stamp, lock, thread);
        writeLocked(stamp, lock, thread, site);
    }

    /** The lock is released, or changed to another kind, if it is held: an optimistic stamp holds nothing. */
    public static void givingBack(Object lock, long stamp, ThreadState thread, int site) {
        if (StampedLock.isLockStamp(stamp)) {
            boolean isShared = StampedLock.isReadLockStamp(stamp);
            inside(isShared ? SyncEvent.UNLOCKING_SHARED : SyncEvent.UNLOCKING_ALONE, lock, thread, site);
        }
    }

    /**
     * An optimistic read of the lock follows. The variable is held until it is done, so that no writer is recorded in between: the read
     * would seem to come after a writer that it did not see.
     */
    public static void looking(Object lock, ThreadState thread, int site) {
        inside(SyncEvent.LOOKING, lock, thread, site);
    }

    public static void looked(long stamp, Object lock, ThreadState thread, int site) {
        recordLook(stamp != 0, thread, site);
        AttemptHooks.lookedAt(stamp, lock, thread);
    }

    /** The same if the stamp is never validated: what is read under it is recorded as usual. */
    public static void lookedOnly(long stamp, Object lock, ThreadState thread, int site) {
        recordLook(stamp != 0, thread, site);
        AttemptHooks.tried(stamp, lock, thread);
    }

    public static void looked(boolean isFree, Object lock, ThreadState thread, int site) {
        AttemptHooks.validated(isFree, lock, thread);
        recordLook(isFree, thread, site);
    }

    private static void recordLook(boolean isFree, ThreadState thread, int site) {
        try {
            OnlineChecker online = thread.heldBase == null ? null : HookEntry.admit(thread, site);
            if (online != null) {
                if (isFree && thread.heldBase != null) {
                    Object variable = thread.heldBase;
                    thread.heldReader =
                            online.shadows.read(thread, variable, Memory.LONG_ARRAY_BASE, thread.heldReader, site);
                    Events.read(thread, variable, Memory.LONG_ARRAY_BASE, null, site);
                }
                thread.releaseHeld();
                HookEntry.leave(thread);
            }
            VolatileHooks.done(thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- signals

    public static void signalling(Object synchronizer, ThreadState thread, int site) {
        inside(SyncEvent.SIGNALLING, synchronizer, thread, site);
    }

    public static void heard(Object synchronizer, ThreadState thread, int site) {
        between(SyncEvent.HEARD, synchronizer, thread, site);
    }

    public static void heard(boolean isSo, Object synchronizer, ThreadState thread, int site) {
        if (isSo) {
            heard(synchronizer, thread, site);
        }
    }

    public static void heard(int count, Object synchronizer, ThreadState thread, int site) {
        heard(count > 0, synchronizer, thread, site);
    }

    // ---------------------------------------------------------------- barriers and phasers

    public static void arriving(Object barrier, ThreadState thread, int site) {
        between(SyncEvent.ARRIVING, barrier, thread, site);
    }

    /** All threads of the generation in which the current thread arrived have arrived. */
    public static void passed(Object barrier, ThreadState thread, int site) {
        between(SyncEvent.PASSED, barrier, thread, site);
    }

    /** The phaser is in that phase now; if the phase is negative, the phaser has terminated. */
    public static void advanced(int phase, Object phaser, ThreadState thread, int site) {
        long generation = phase < 0 ? Long.MAX_VALUE : phase - 1L;
        record(SyncEvent.HEARD, phaser, null, generation, false, thread, site);
    }

    public static void resetting(Object barrier, ThreadState thread, int site) {
        if (barrier != null && barrier.getClass() == CyclicBarrier.class) {
            int parties = ((CyclicBarrier) barrier).getParties();
            record(SyncEvent.RESETTING, barrier, null, parties, false, thread, site);
        }
    }

    // ---------------------------------------------------------------- exchangers

    public static void giving(Object exchanger, Object given, ThreadState thread, int site) {
        if (given != null) {
            between(SyncEvent.GIVING, exchanger, given, thread, site);
        }
    }

    public static void got(Object gotten, Object exchanger, ThreadState thread, int site) {
        if (gotten != null) {
            between(SyncEvent.GOT, exchanger, gotten, thread, site);
        }
    }
}
