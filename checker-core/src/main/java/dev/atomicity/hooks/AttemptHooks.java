package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.DeferredReads;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls after an attempt, which may fail because of another thread, and around reads with an optimistic
 * stamp. A failed attempt is a boundary: the transaction ends there.
 */
public final class AttemptHooks {
    private AttemptHooks() {}

    /**
     * A call has tried something. If it failed, because of another thread, the program knows that what it has read is
     * void: the transaction ends here, see {@link AtomicHooks#tried}.
     */
    public static void attempted(boolean success, Object subject, ThreadState thread) {
        if (!success) {
            RegionHooks.blocking(thread);
        }
    }

    /** A stamp was taken to read without a lock; it is 0 if somebody has the lock. */
    public static void lookedAt(long stamp, Object lock, ThreadState thread) {
        try {
            if (!thread.isMuted()) {
                thread.outcome.beginOptimistic(stamp != 0, thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /** The lock is taken: what follows is no longer optimistic. */
    public static void locking(Object lock, ThreadState thread, int site) {
        try {
            DeferredReads.record(thread.outcome.endOptimistic(thread), thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** Whether a stamp is valid: nobody has written since it was taken. */
    public static void validated(boolean success, Object lock, ThreadState thread) {
        try {
            DeferredReads.record(thread.outcome.endOptimistic(success, thread), thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
        attempted(success, lock, thread);
    }

    /** The same for one that is exchanged for another, 0 if it was not valid. */
    public static void validated(long stamp, Object lock, ThreadState thread) {
        validated(stamp != 0, lock, thread);
    }

    /** A field that was null before a lock was taken is about to be read under it. */
    public static void lookedAgain(Object value, ThreadState thread) {
        attempted(value == null, null, thread);
    }

    /** The same for one that was 0 or false. */
    public static void lookedAgain(int value, ThreadState thread) {
        attempted(value == 0, null, thread);
    }
}
