package dev.atomicity.hooks;

import dev.atomicity.hooks.coverage.Exercise;
import dev.atomicity.hooks.engine.DeferredReads;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls where an atomic region begins, ends, or may wait.
 */
public final class RegionHooks {
    private RegionHooks() {}

    /** A region is entered; returns the depth to hand to {@link #end} on every way out. */
    public static int begin(ThreadState thread, int region) {
        int depth = thread.depth;
        if (depth == 0 || thread.awaited != null) {
            try {
                beginOutermost(thread, depth, region);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, region);
            }
        }
        Exercise.ran(region);
        thread.depth = depth + 1; // last: if there was no stack to begin with, nothing has begun
        return depth;
    }

    /**
     * The same where the state of objects is checked.
     *
     * @param receiver the object whose method it is, or the class if it is static
     */
    public static int begin(ThreadState thread, Object receiver, int region) {
        int depth = begin(thread, region);
        if (thread.activations != null) {
            try {
                thread.activations.call(depth, receiver, region);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, region);
            }
        }
        return depth;
    }

    /** Or one at which a wait ends. */
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

    /** A region is left, to the depth at which it was entered: once more does no harm. */
    public static void end(ThreadState thread, int depth) {
        if (thread.activations != null) {
            thread.activations.returnTo(depth);
        }
        if (depth > 0) {
            thread.depth = depth;
            return;
        }
        try {
            if (thread.heldBase != null) {
                thread.releaseHeld(); // the access over which it was held has failed
            }
            DeferredReads.record(thread.outcome.endOptimistic(thread), thread);
            thread.depth = 0;
            pauseHere(thread);
        } catch (Throwable e) {
            thread.depth = 0;
            thread.failure = e;
            HookFailures.giveUp(thread, thread.region);
        }
    }

    /**
     * The current thread may block: others are expected to act before it goes on, so the transaction ends here, and
     * the next one begins with the first event after it.
     */
    public static void blocking(ThreadState thread) {
        if (!thread.isMuted()) {
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
