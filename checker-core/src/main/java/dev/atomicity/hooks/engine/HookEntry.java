package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.sync.LockEvents;
import dev.atomicity.hooks.thread.CurrentThread;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.hooks.thread.UncheckedThread;
import dev.atomicity.shadow.Carrier;

/**
 * The entry of all hooks into the checker, and their exit.
 *
 * <p>No hook throws, and none records while the thread is muted. All that a hook does is inside a try block, beginning with {@link
 * #enter}. The catch block notes the failure in the state of the thread by a plain store, because there may be no stack left for a call,
 * and then lets {@link HookFailures} give up the transaction: a failed hook must not break the program, and must not end the check.
 */
public final class HookEntry {
    /** Null while there is nothing to check: before the agent has started, and after the end of the check. */
    public static volatile OnlineChecker checker;

    private HookEntry() {}

    /** The state of the current thread, for a method to keep in a local variable. */
    public static ThreadState current() {
        try {
            ThreadState thread = CurrentThread.get();
            return thread != null ? thread : firstSeen();
        } catch (Throwable e) {
            return currentAfter(e);
        }
    }

    /**
     * A method of a checked thread must not continue as if the thread were not checked: its waits would not end the transaction. So if
     * there is not enough stack to find the state, the stack overflow of the program happens here, a few frames earlier than it would
     * anyway.
     */
    private static ThreadState currentAfter(Throwable e) {
        ThreadState thread = CurrentThread.get();
        if (thread == null) {
            return UncheckedThread.thread();
        }
        thread.failure = e;
        HookFailures.giveUp(thread, thread.lastSite);
        return thread;
    }

    private static ThreadState firstSeen() {
        OnlineChecker online = checker;
        if (online == null) {
            return UncheckedThread.thread();
        }
        try {
            ThreadState thread = start(online);
            if (thread == null) {
                return UncheckedThread.thread();
            }
            Events.started(thread);
            Solo.atFirstSight(thread);
            return thread;
        } catch (Throwable e) {
            // Nothing of the thread is recorded yet, so there is no transaction to give up. It tries again.
            return UncheckedThread.thread();
        }
    }

    /** Null if the thread may not be recorded yet: see {@link Solo}. */
    private static ThreadState start(OnlineChecker online) {
        boolean isVirtual = Carrier.isVirtual();
        if (isVirtual) {
            Carrier.keep();
        }
        try {
            if (!Solo.admits(online, Thread.currentThread())) {
                return null;
            }
            ThreadState thread = online.start(Thread.currentThread());
            CurrentThread.set(thread);
            return thread;
        } finally {
            if (isVirtual) {
                Carrier.letGo();
            }
        }
    }

    /** The checker, if the thread may record; then {@link #leave} must follow. Resumes a paused transaction. */
    public static OnlineChecker enter(ThreadState thread, int site) {
        return enter(thread, site, true);
    }

    /** The same for what happens at a boundary of regions: a paused transaction stays paused. */
    public static OnlineChecker enterBetween(ThreadState thread, int site) {
        return enter(thread, site, false);
    }

    /** To be called inside the try block of a hook: whatever it throws is a failure of that hook. */
    public static OnlineChecker enter(ThreadState thread, int site, boolean resumes) {
        OnlineChecker online = admit(thread, site);
        if (online == null) {
            return null;
        }
        if (thread.awaited != null) {
            takeBack(online, thread);
        }
        if (thread.heldBase != null) {
            done(thread); // the call over which it was held did not return
        }
        if (resumes && thread.wait.hasFailed()) {
            thread.wait.close();
            Transactions.pause(online, thread, site);
            thread.segment++;
        }
        if (resumes && thread.depth > 0 && !thread.inTransaction()) {
            Transactions.resume(online, thread, site);
        } else if (thread.isNew) {
            Transactions.followFork(online, thread, site);
            thread.allowPlainStores();
        }
        thread.lastSite = site;
        thread.recordsNow();
        if (thread.outcome.hasFailedAttempt()) {
            if (resumes) {
                thread.outcome.recordAttempt(online.shadows, thread);
            } else {
                thread.outcome.dropAttempt(thread);
            }
        }
        return online;
    }

    /** The wait has ended, or has failed: in both cases the thread has the monitor, or the lock, again. */
    private static void takeBack(OnlineChecker online, ThreadState thread) {
        Object lock = thread.awaited;
        thread.awaited = null;
        for (int i = 0; i < thread.awaitedHolds; i++) {
            LockEvents.acquire(online.sync, thread, lock, thread.awaitedSite);
        }
    }

    /** The access during which a variable was held has ended. */
    public static void done(ThreadState thread) {
        if (thread.heldBase != null) {
            try {
                thread.releaseHeld();
                if (thread.muted == 0) {
                    thread.letCarrierGo();
                }
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    /** The checker, if the thread may record; then {@link #leave} must follow. Unlike {@link #enter}, this does no pending work first. */
    public static OnlineChecker admit(ThreadState thread, int site) {
        if (thread.muted == ThreadState.ALONE && Solo.goesOn(thread, site)) {
            return null;
        }
        OnlineChecker online = checker;
        if (online != null && Events.areHeard()) {
            Events.entering(thread, site);
        }
        boolean isStopped = thread.muted != 0 || thread.failure != null;
        if (online == null || (isStopped && !HookFailures.isOver(thread, site)) || !Events.admit(thread)) {
            return null;
        }
        thread.muted = ThreadState.IN_HOOK;
        thread.keepCarrier();
        return online;
    }

    /** The hook has ended. */
    public static void leave(ThreadState thread) {
        thread.access.over();
        if (Events.mustAllBeSeen()) {
            thread.segment++; // so that the fast path treats no later access as a known one
        }
        thread.muted = 0;
        thread.letCarrierGo();
        OnlineChecker online = checker;
        if (online != null) {
            online.unjudged.succeeded(thread.lastSite);
        }
    }

    /** Starts to check. Called once, by the agent. */
    static void on(OnlineChecker online) {
        CurrentThread.setChecked(true);
        checker = online;
    }

    /** Ends checking. */
    static void off() {
        checker = null;
        CurrentThread.setChecked(false);
    }

    /** The checker, null while there is nothing to check. */
    public static OnlineChecker checker() {
        return checker;
    }
}
