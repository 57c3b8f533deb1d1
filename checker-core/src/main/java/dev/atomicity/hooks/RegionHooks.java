package dev.atomicity.hooks;

import dev.atomicity.checker.Dependency;

/**
 * What instrumented code calls where an atomic region begins, ends, or may wait; and how the transaction of a region is
 * paused and resumed.
 */
@SuppressWarnings({"StaticAssignmentOfThrowable", "NonAtomicVolatileUpdate"}) // any failure will do to be told
public final class RegionHooks {
    private RegionHooks() {}

    /** A region is entered; returns the depth to hand to {@link #end} on every way out. */
    public static int begin(ThreadState thread, int region) {
        int depth = thread.depth;
        if (thread.awaited != null && Hooks.enter(thread, region) != null) {
            Hooks.leave(thread);
        }
        if (depth == 0 && thread.muted == 0) {
            OnlineChecker online = Hooks.checker;
            if (online != null) {
                thread.region = region;
                thread.keepCarrier();
                thread.call.dropAttempt(thread);
                resume(online, thread, region);
                thread.letCarrierGo();
            }
        }
        thread.depth = depth + 1; // last: if there was no stack to begin with, nothing has begun
        return depth;
    }

    /** A region is left, to the depth at which it was entered: once more does no harm. */
    public static void end(ThreadState thread, int depth) {
        if (depth == 0) {
            thread.call.endOptimistic(thread);
        }
        thread.depth = depth;
        if (depth == 0) {
            OnlineChecker online = Hooks.checker;
            if (online != null) {
                thread.keepCarrier();
                pause(online, thread, thread.region);
                thread.letCarrierGo();
            }
        }
    }

    /**
     * The current thread may block: others are expected to act before it goes on, so the transaction ends here, and
     * the next one begins with the first event after it.
     */
    public static void blocking(ThreadState thread) {
        OnlineChecker online = Hooks.checker;
        if (online != null && thread.muted == 0) {
            thread.keepCarrier();
            pause(online, thread, thread.region);
            thread.letCarrierGo();
        }
    }

    static void pause(OnlineChecker online, ThreadState thread, int site) {
        thread.call.dropAttempt(thread);
        if (thread.inTransaction()) {
            try {
                Recorder.event(thread, "end", "", site);
                online.davida.end(thread);
                if (thread.reads != null) {
                    thread.reads.clear();
                }
                thread.allowPlainStores();
                thread.log.add(thread.segment, Dependency.UNARY, 0);
            } catch (Throwable e) {
                Hooks.failure = Hooks.failure == null ? e : Hooks.failure;
                Hooks.checker = null;
            }
        }
    }

    static void resume(OnlineChecker online, ThreadState thread, int site) {
        try {
            online.davida.begin(thread);
            thread.allowPlainStores();
            thread.log.add(thread.segment, thread.transaction(), thread.region);
            if (Recorder.isOn()) {
                Recorder.event(thread, "begin", regionName(thread.region), thread.region);
            }
            followFork(online, thread, site);
        } catch (Throwable e) {
            Hooks.failure = Hooks.failure == null ? e : Hooks.failure;
            Hooks.checker = null;
        }
    }

    private static String regionName(int region) {
        Sites.Site site = Sites.get(region);
        return site == null ? "" : site.owner() + "." + site.method();
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
