package dev.atomicity.hooks;

/** What instrumented code calls where it enters and leaves monitors and waits on them. */
public final class MonitorHooks {
    private MonitorHooks() {}

    /** The current thread has just entered the monitor. */
    public static void acquired(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = Hooks.enter(thread, site);
            if (online != null) {
                online.locks.acquired(thread, lock, site);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to leave the monitor. */
    public static void releasing(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = lock == null ? null : Hooks.enter(thread, site);
            if (online != null) {
                online.locks.releasing(thread, lock, site);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to wait: it gives the monitor away, however often it has it, and blocks. */
    public static void waiting(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = Hooks.enter(thread, site);
            if (online != null) {
                int holds = lock == null ? 0 : online.locks.holdsOf(thread, lock);
                for (int i = 0; i < holds; i++) {
                    online.locks.releasing(thread, lock, site);
                }
                if (holds > 0) {
                    thread.awaitedHolds = holds;
                    thread.awaitedSite = site;
                    thread.awaited = lock;
                }
                RegionHooks.pause(online, thread, site);
                thread.segment++; // outside of regions too, what comes after the wait must not pass for what was before
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The wait is over, or has failed: in both cases the thread has the monitor, or the lock, again. */
    static void takeBack(OnlineChecker online, ThreadState thread) {
        Object lock = thread.awaited;
        thread.awaited = null;
        for (int i = 0; i < thread.awaitedHolds; i++) {
            LockEvents.acquire(online, thread, lock, thread.awaitedSite);
        }
    }
}
