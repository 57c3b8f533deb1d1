package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.thread.ThreadState;

/** What instrumented code calls where it enters and leaves monitors and waits on them. */
public final class MonitorHooks {
    private MonitorHooks() {}

    /** The current thread has just entered the monitor. */
    public static void acquired(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                online.sync.locks.acquired(thread, lock, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to leave the monitor. */
    public static void releasing(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = lock == null ? null : HookEntry.enter(thread, site);
            if (online != null) {
                online.sync.locks.releasing(thread, lock, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to wait: it releases the monitor completely, however often it has entered it, and blocks. */
    public static void waiting(Object lock, ThreadState thread, int site) {
        try {
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                int holds = lock == null ? 0 : online.sync.locks.holdsOf(thread, lock);
                for (int i = 0; i < holds; i++) {
                    online.sync.locks.releasing(thread, lock, site);
                }
                if (holds > 0) {
                    thread.awaitedHolds = holds;
                    thread.awaitedSite = site;
                    thread.awaited = lock;
                }
                if (!thread.wait.isOpen()) {
                    Transactions.pause(online, thread, site);
                }
                thread.wait.begins();
                thread.segment++; // outside regions too, an access after the wait must not count as one before it
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
