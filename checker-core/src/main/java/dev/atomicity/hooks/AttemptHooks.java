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
     * A call has tried something. If it failed because of another thread, the program knows that what it has read is outdated: the
     * transaction ends here, see {@link AtomicHooks#tried}.
     */
    public static void attempted(boolean success, Object subject, ThreadState thread) {
        if (!success) {
            RegionHooks.blocking(thread);
        }
    }

    /**
     * An iteration of a retry loop begins, which uses nothing from earlier iterations. If the last iteration has only read, it can be
     * ignored: whatever it read, the thread is back where it was.
     *
     * @param last what this method returned for the last iteration; 0 for the first one
     */
    public static long round(long last, ThreadState thread) {
        if (thread.activations == null || thread.depth == 0 || thread.muted != 0 || thread.failure != null) {
            return 0;
        }
        try {
            if (last != 0 && thread.activations.abandonAttempt(last)) {
                thread.outcome.dropAttempt(thread);
            }
            return thread.activations.beginAttempt();
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
            return 0;
        }
    }

    /** A stamp was taken to read without a lock; it is 0 if another thread holds the lock. */
    public static void lookedAt(long stamp, Object lock, ThreadState thread) {
        try {
            if (!thread.isMuted()) {
                thread.outcome.beginOptimistic(stamp != 0, thread);
            }
            tried(stamp, lock, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /**
     * A thread tried to acquire a lock without waiting. If it failed, it may never access the data, but the threads have met
     * nevertheless.
     */
    public static void tried(boolean success, Object lock, ThreadState thread) {
        if (!success && !thread.isMuted()) {
            try {
                thread.meetsSomebody();
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    /** The same for a stamp, which is 0 if another thread has the lock. */
    public static void tried(long stamp, Object lock, ThreadState thread) {
        tried(stamp != 0, lock, thread);
    }

    /** The lock is about to be taken: what follows is no longer optimistic. */
    public static void locking(Object lock, ThreadState thread, int site) {
        try {
            DeferredReads.record(thread.outcome.endOptimistic(thread), thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** A stamp was validated. It is valid if no other thread has written since it was taken. */
    public static void validated(boolean success, Object lock, ThreadState thread) {
        try {
            DeferredReads.record(thread.outcome.endOptimistic(success, thread), thread);
            tried(success, lock, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
        attempted(success, lock, thread);
    }

    /** The same for a stamp that was exchanged for another one, 0 if it was not valid. */
    public static void validated(long stamp, Object lock, ThreadState thread) {
        validated(stamp != 0, lock, thread);
    }

    /**
     * A value that was compared before a lock was acquired is read again under the lock; the read is not recorded yet.
     *
     * @param isEqual whether the lock was taken because the value was as expected; otherwise, because it was another
     */
    public static void lookedAgain(Object value, Object expected, boolean isEqual, ThreadState thread) {
        attempted((value == expected) == isEqual, null, thread);
    }

    /** The same for a number or a boolean. */
    public static void lookedAgain(int value, int expected, boolean isEqual, ThreadState thread) {
        attempted((value == expected) == isEqual, null, thread);
    }
}
