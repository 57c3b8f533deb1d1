package dev.atomicity.hooks;

import dev.atomicity.hooks.coverage.Exercise;
import dev.atomicity.hooks.engine.DeferredReads;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Solo;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls where an atomic region begins, ends, or may wait.
 */
public final class RegionHooks {
    /** Instead of a depth: outside all regions. */
    private static final int OUTSIDE = -1;

    private RegionHooks() {}

    /** A region is entered; returns the depth to hand to {@link #end} on every way out. */
    public static int begin(ThreadState thread, int region) {
        return thread.isAlone() && Solo.goesOn(thread, region)
                ? beginAlone(thread, region)
                : beginRecorded(thread, region);
    }

    /** A region has run in which nothing can be recorded. */
    public static void ran(int region) {
        Exercise.ran(region);
    }

    private static int beginAlone(ThreadState thread, int region) {
        int depth = thread.depth;
        if (depth == 0) {
            thread.region = region;
        }
        Exercise.ran(region);
        thread.depth = depth + 1;
        return depth;
    }

    private static int beginRecorded(ThreadState thread, int region) {
        int depth = thread.depth;
        try {
            Exercise.ran(region);
            if (depth == 0 || thread.awaited != null) {
                beginOutermost(thread, depth, region);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, region);
        }
        thread.depth = depth + 1; // last: if there was no stack to begin with, nothing has begun
        return depth;
    }

    /**
     * The same where the state of objects is checked.
     *
     * @param receiver the object whose method it is, or the class if it is static
     */
    public static int begin(ThreadState thread, Object receiver, int region) {
        boolean isAlone = thread.isAlone() && Solo.goesOn(thread, region);
        int depth = isAlone ? beginAlone(thread, region) : beginRecorded(thread, region);
        if (thread.activations != null) {
            try {
                if (isAlone) {
                    thread.activations.callUnrecorded(depth, receiver, region);
                } else {
                    thread.activations.call(depth, receiver, region);
                }
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, region);
            }
        }
        return depth;
    }

    /** The same for a method that only accesses a field: inside another call, the access counts as the caller's. */
    public static int beginAccessor(ThreadState thread, Object receiver, int region) {
        int depth = thread.depth;
        if (depth == 0) {
            return begin(thread, receiver, region);
        }
        Exercise.ran(region);
        return depth;
    }

    /**
     * A method is called that is not meant to be atomic: it begins no region, and what it does belongs to the open regions on the same
     * object only. Returns what to hand to {@link #endLeftOut}.
     */
    public static int beginLeftOut(ThreadState thread, Object receiver, int method) {
        int depth = thread.depth;
        if (depth == 0 || thread.activations == null) {
            return OUTSIDE;
        }
        try {
            boolean isAlone = thread.isAlone() && Solo.goesOn(thread, method);
            thread.activations.callLeftOut(depth, receiver, method, isAlone);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, method);
        }
        thread.depth = depth + 1;
        return depth;
    }

    /** That method returns, or an exception leaves it. */
    public static void endLeftOut(ThreadState thread, int depth) {
        if (depth != OUTSIDE) {
            end(thread, depth);
        }
    }

    /** Begins the transaction of an outermost region. If the thread was in a wait, that has ended. */
    private static void beginOutermost(ThreadState thread, int depth, int region) {
        if (thread.awaited != null && HookEntry.enter(thread, region) != null) {
            HookEntry.leave(thread);
        }
        if (depth == 0 && !thread.isMuted()) {
            Events.beginning(thread, region);
            thread.region = region;
            OnlineChecker online = HookEntry.admit(thread, region);
            if (online != null) {
                thread.outcome.dropAttempt(thread);
                Transactions.resume(online, thread, region);
                HookEntry.leave(thread);
            }
        }
    }

    /** A region is left, to the depth at which it was entered. Calling this again does no harm. */
    public static void end(ThreadState thread, int depth) {
        try {
            if (thread.isAlone() && Solo.goesOn(thread, thread.region)) {
                endAlone(thread, depth);
            } else {
                endRecorded(thread, depth);
            }
            thread.depth = depth;
        } catch (Throwable e) {
            thread.depth = depth;
            thread.failure = e;
            HookFailures.giveUp(thread, thread.region);
        }
    }

    private static void endAlone(ThreadState thread, int depth) {
        if (thread.activations != null) {
            thread.activations.returnUnrecorded(depth);
        }
    }

    private static void endRecorded(ThreadState thread, int depth) {
        if (thread.activations != null && depth < thread.depth) { // an accessor inside another call opened none
            thread.activations.returnTo(depth);
        }
        if (depth == 0) {
            endOutermost(thread);
        }
    }

    private static void endOutermost(ThreadState thread) {
        if (thread.heldBase != null) {
            thread.releaseHeld(); // the access over which it was held has failed
        }
        DeferredReads.record(thread.outcome.endOptimistic(thread), thread);
        thread.depth = 0;
        pauseHere(thread);
    }

    /**
     * The current thread may block: others are expected to act before it continues, so the transaction ends here, and
     * the next one begins with the first event after it.
     */
    public static void blocking(ThreadState thread) {
        boolean isQuiet = thread.isAlone() ? Solo.goesOn(thread, thread.region) : thread.isMuted();
        if (!isQuiet && !thread.wait.isOpen()) {
            try {
                pauseHere(thread);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.region);
            }
        }
    }

    private static void pauseHere(ThreadState thread) {
        OnlineChecker online = HookEntry.admit(thread, thread.region);
        if (online != null) {
            Transactions.pause(online, thread, thread.region);
            HookEntry.leave(thread);
        }
    }
}
