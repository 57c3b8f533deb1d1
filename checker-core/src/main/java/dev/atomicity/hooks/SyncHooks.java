package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.StampedLock;

/**
 * What instrumented code calls beside its calls of synchronizers, for {@code conflicts = dataAndLocks}: hooks named in
 * the present before the call, those in the past after it, with the result first if it matters.
 *
 * <p>A lock with one holder is acquired and released. Everything else that orders threads is told as reads and writes
 * of variables that stand for it, so that a trace needs no other kinds of events.
 */
public final class SyncHooks {
    private SyncHooks() {}

    /** What a hook does once it may record. */
    @FunctionalInterface
    private interface Event {
        void record(OnlineChecker online);
    }

    private static void record(Object receiver, ThreadState thread, int site, boolean isBoundary, Event event) {
        if (receiver == null) {
            return; // the call fails
        }
        try {
            OnlineChecker online = isBoundary ? Hooks.enterBetween(thread, site) : Hooks.enter(thread, site);
            if (online != null) {
                event.record(online);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- locks

    public static void locked(Object lock, ThreadState thread, int site) {
        record(lock, thread, site, false, online -> {
            if (LockEvents.isKnown(online, lock)) {
                LockEvents.acquire(online, thread, lock, site);
            }
        });
    }

    public static void locked(boolean isLocked, Object lock, ThreadState thread, int site) {
        if (isLocked) {
            locked(lock, thread, site);
        }
    }

    public static void unlocking(Object lock, ThreadState thread, int site) {
        record(lock, thread, site, false, online -> {
            if (LockEvents.isKnown(online, lock)) {
                LockEvents.release(online, thread, lock, site);
            }
        });
    }

    public static void gotReadLock(Object readLock, Object lock, ThreadState thread, int site) {
        record(lock, thread, site, true, online -> online.sync.addSide(readLock, lock, true));
    }

    public static void gotWriteLock(Object writeLock, Object lock, ThreadState thread, int site) {
        record(lock, thread, site, true, online -> online.sync.addSide(writeLock, lock, false));
    }

    public static void gotView(Object view, Object lock, ThreadState thread, int site) {
        record(lock, thread, site, true, online -> online.sync.addView(view, lock));
    }

    public static void gotCondition(Object condition, Object lock, ThreadState thread, int site) {
        record(lock, thread, site, true, online -> online.sync.addCondition(condition, lock));
    }

    // ---------------------------------------------------------------- conditions

    /** The lock is given back as often as it is held. */
    public static void waiting(Object condition, ThreadState thread, int site) {
        record(condition, thread, site, true, online -> {
            Object lock = online.sync.lockOf(condition);
            if (lock == null) {
                return;
            }
            int holds = online.sync.sideOf(lock) != null ? 1 : online.locks.holdsOf(thread, lock);
            for (int i = 0; i < holds; i++) {
                LockEvents.release(online, thread, lock, site);
            }
            if (holds > 0) {
                thread.awaitedHolds = holds;
                thread.awaitedSite = site;
                thread.awaited = lock;
            }
        });
    }

    /**
     * The wait is over: on the way into the hook the lock is acquired again. If an exception ended the wait, the next
     * hook of the thread does it.
     */
    public static void waited(Object condition, ThreadState thread, int site) {
        record(condition, thread, site, true, online -> {});
    }

    // ---------------------------------------------------------------- stamped locks

    public static void readLocked(long stamp, Object lock, ThreadState thread, int site) {
        CallHooks.locking(lock, thread, site);
        if (stamp != 0) {
            record(
                    lock,
                    thread,
                    site,
                    false,
                    online -> LockEvents.access(online, thread, online.sync.variableOf(lock), true, site));
        }
    }

    public static void writeLocked(long stamp, Object lock, ThreadState thread, int site) {
        CallHooks.locking(lock, thread, site);
        if (stamp != 0) {
            record(
                    lock,
                    thread,
                    site,
                    false,
                    online -> LockEvents.access(online, thread, online.sync.variableOf(lock), false, site));
        }
    }

    public static void convertedToRead(long stamp, Object lock, ThreadState thread, int site) {
        CallHooks.validated(stamp, lock, thread);
        readLocked(stamp, lock, thread, site);
    }

    public static void convertedToWrite(long stamp, Object lock, ThreadState thread, int site) {
        CallHooks.validated(stamp, lock, thread);
        writeLocked(stamp, lock, thread, site);
    }

    /** The lock is given back, or changed to another kind, if it is held: an optimistic stamp holds nothing. */
    public static void givingBack(Object lock, long stamp, ThreadState thread, int site) {
        if (StampedLock.isLockStamp(stamp)) {
            boolean isShared = StampedLock.isReadLockStamp(stamp);
            record(
                    lock,
                    thread,
                    site,
                    false,
                    online -> LockEvents.access(online, thread, online.sync.variableOf(lock), isShared, site));
        }
    }

    /**
     * An optimistic look at the lock follows. The variable is held until the look is done, so that no writer is told
     * in between: the look would seem to come after one that it did not see.
     */
    public static void looking(Object lock, ThreadState thread, int site) {
        record(lock, thread, site, false, online -> {
            long[] variable = online.sync.variableOf(lock);
            long reader = OnlineShadows.acquire(variable, Memory.LONG_ARRAY_BASE);
            VolatileHooks.hold(thread, variable, Memory.LONG_ARRAY_BASE, reader);
        });
    }

    public static void looked(long stamp, Object lock, ThreadState thread, int site) {
        tellLook(stamp != 0, thread, site);
        CallHooks.lookedAt(stamp, lock, thread);
    }

    public static void looked(boolean isFree, Object lock, ThreadState thread, int site) {
        CallHooks.validated(isFree, lock, thread);
        tellLook(isFree, thread, site);
    }

    private static void tellLook(boolean isFree, ThreadState thread, int site) {
        try {
            OnlineChecker online = thread.heldBase == null ? null : Hooks.admit(thread, site);
            if (online != null) {
                if (isFree && thread.heldBase != null) {
                    Object variable = thread.heldBase;
                    thread.heldReader =
                            online.shadows.read(thread, variable, Memory.LONG_ARRAY_BASE, thread.heldReader, site);
                    Recorder.access(thread, "r", variable, Memory.LONG_ARRAY_BASE, site);
                }
                VolatileHooks.release(thread);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
        VolatileHooks.done(thread);
    }

    // ---------------------------------------------------------------- signals

    public static void signalling(Object synchronizer, ThreadState thread, int site) {
        record(
                synchronizer,
                thread,
                site,
                false,
                online -> online.sync.signalsOf(synchronizer).signal(online, thread, 0, site));
    }

    public static void heard(Object synchronizer, ThreadState thread, int site) {
        record(
                synchronizer,
                thread,
                site,
                true,
                online -> online.sync.signalsOf(synchronizer).waited(online, thread, 0, site));
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
        record(barrier, thread, site, true, online -> {
            Signals signals = online.sync.signalsOf(barrier);
            long generation = barrier instanceof Phaser phaser
                    ? phaser.getPhase()
                    : barrier.getClass() == CyclicBarrier.class
                            ? signals.arrive(((CyclicBarrier) barrier).getParties())
                            : 0;
            signals.signal(online, thread, generation, site);
        });
    }

    /** Everyone of the generation in which the current thread arrived has arrived. */
    public static void passed(Object barrier, ThreadState thread, int site) {
        record(barrier, thread, site, true, online -> {
            Signals signals = online.sync.signalsOf(barrier);
            signals.waited(online, thread, signals.generationOf(thread), site);
        });
    }

    /** The phaser is in that phase now; it has ended if that is negative. */
    public static void advanced(int phase, Object phaser, ThreadState thread, int site) {
        long generation = phase < 0 ? Long.MAX_VALUE : phase - 1L;
        record(
                phaser,
                thread,
                site,
                true,
                online -> online.sync.signalsOf(phaser).waited(online, thread, generation, site));
    }

    public static void resetting(Object barrier, ThreadState thread, int site) {
        if (barrier.getClass() == CyclicBarrier.class) {
            int parties = ((CyclicBarrier) barrier).getParties();
            record(
                    barrier,
                    thread,
                    site,
                    true,
                    online -> online.sync.signalsOf(barrier).startAgain(parties));
        }
    }

    // ---------------------------------------------------------------- exchangers

    public static void giving(Object exchanger, Object given, ThreadState thread, int site) {
        if (given != null) {
            record(
                    exchanger,
                    thread,
                    site,
                    true,
                    online -> TaskHooks.handOver(online, online.sync.exchanged, thread, given, site));
        }
    }

    public static void got(Object gotten, Object exchanger, ThreadState thread, int site) {
        if (gotten != null) {
            record(
                    exchanger,
                    thread,
                    site,
                    true,
                    online -> TaskHooks.take(online, online.sync.exchanged, thread, gotten, site));
        }
    }
}
