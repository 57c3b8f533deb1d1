package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls where it wakes up other threads, with {@code notify} or {@code signal}, and where it is about to wait
 * without having tested its condition under the lock. Such a wait comes after all signals so far, and misses them. If the decision to wait
 * is older than the change that was signalled, that closes a ring.
 *
 * <p>Both calls need the lock, so the order of the hooks is that of the lock. Signals are not ordered among each other, nor after earlier
 * waits: see {@code Signals}.
 */
public final class SignalHooks {
    private SignalHooks() {}

    /** The current thread has woken up others, and still has the lock. */
    public static void signalled(Object condition, ThreadState thread, int site) {
        try {
            OnlineChecker online = condition == null ? null : HookEntry.enter(thread, site);
            if (online != null) {
                Events.signalled(thread, condition, site);
                online.sync.conditionOf(condition).signal(online.shadows, thread, 0, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to wait on a monitor; if it does not have the monitor, the call fails. */
    public static void waitsUnchecked(Object monitor, ThreadState thread, int site) {
        try {
            if (monitor != null && Thread.holdsLock(monitor)) {
                awaitsUnchecked(monitor, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The same for a condition of a lock. If nothing was done before in the transaction, nothing was decided there. */
    public static void awaitsUnchecked(Object condition, ThreadState thread, int site) {
        try {
            OnlineChecker online = condition == null || !thread.inTransaction() ? null : HookEntry.enter(thread, site);
            if (online != null) {
                Events.awaits(thread, condition, site);
                thread.awaitedCondition = condition;
                try {
                    online.sync.conditionOf(condition).waited(online.shadows, thread, 0, site);
                } finally {
                    thread.awaitedCondition = null;
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
