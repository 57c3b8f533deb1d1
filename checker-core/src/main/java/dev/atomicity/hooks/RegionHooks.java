package dev.atomicity.hooks;

import dev.atomicity.checker.Dependency;
import dev.atomicity.hooks.coverage.Exercise;

/**
 * What instrumented code calls where an atomic region begins, ends, or may wait; and how the transaction of a region is
 * paused and resumed.
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

    /** Or one at which a wait ends. */
    private static void beginOutermost(ThreadState thread, int depth, int region) {
        if (thread.awaited != null && Hooks.enter(thread, region) != null) {
            Hooks.leave(thread);
        }
        if (depth == 0 && !thread.isMuted()) {
            Events.beginning(thread, region);
            thread.region = region;
            OnlineChecker online = Hooks.admit(thread, region);
            if (online != null) {
                thread.call.dropAttempt(thread);
                resume(online, thread, region);
                Hooks.leave(thread);
            }
        }
    }

    /** A region is left, to the depth at which it was entered: once more does no harm. */
    public static void end(ThreadState thread, int depth) {
        if (depth > 0) {
            thread.depth = depth;
            return;
        }
        try {
            if (thread.heldBase != null) {
                VolatileHooks.release(thread); // the access over which it was held has failed
            }
            thread.call.endOptimistic(thread);
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
        OnlineChecker online = Hooks.admit(thread, thread.region);
        if (online != null) {
            pause(online, thread, thread.region);
            Hooks.leave(thread);
        }
    }

    /** Ends the active transaction, if there is one. The trace comes first: it must not have an event that is not checked. */
    static void pause(OnlineChecker online, ThreadState thread, int site) {
        thread.call.dropAttempt(thread);
        if (thread.inTransaction()) {
            end(online, thread, site);
        }
    }

    /** May be called again if it fails, also when the transaction is no longer active. */
    static void end(OnlineChecker online, ThreadState thread, int site) {
        Events.end(thread, site);
        online.davida.end(thread);
        if (thread.reads != null) {
            thread.reads.clear();
        }
        thread.allowPlainStores();
        thread.names.look(thread.segment);
        thread.log.add(thread.segment, Dependency.UNARY, 0);
    }

    static void resume(OnlineChecker online, ThreadState thread, int site) {
        Events.begin(thread);
        online.davida.begin(thread);
        thread.allowPlainStores();
        thread.names.look(thread.segment);
        thread.log.add(thread.segment, thread.transaction(), thread.region);
        followFork(online, thread, site);
    }

    /**
     * The current thread runs a task of someone else before it goes on with its own work: what the task does is none of
     * the region that is open. {@link #continueRegion} must follow.
     */
    static void suspendRegion(OnlineChecker online, ThreadState thread, int site) {
        pause(online, thread, site);
        thread.suspended.push(thread.depth, thread.region);
        thread.depth = 0;
        thread.allowPlainStores();
    }

    static void continueRegion(ThreadState thread) {
        if (thread.suspended.pop()) {
            thread.depth = thread.suspended.depth();
            thread.region = thread.suspended.region();
            thread.allowPlainStores();
        }
    }

    static void followFork(OnlineChecker online, ThreadState thread, int site) {
        if (thread.isNew) {
            thread.isNew = false;
            OnlineChecker.Fork fork = online.lifeOf(Thread.currentThread()).fork;
            if (fork != null) {
                online.followFork(thread, fork, site);
            }
        }
    }
}
