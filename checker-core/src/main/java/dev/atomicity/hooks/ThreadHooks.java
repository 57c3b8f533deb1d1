package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Solo;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.CurrentThread;
import dev.atomicity.hooks.thread.ThreadState;

/** What instrumented code calls where a thread starts another one, or has waited for its end. */
public final class ThreadHooks {
    private ThreadHooks() {}

    /** The current thread is about to start another one. */
    public static void startingThread(Object object, ThreadState thread, int site) {
        startingThread(object, thread, site, true);
    }

    static void startingThread(Object object, ThreadState thread, int site, boolean resumes) {
        try {
            if (object instanceof Thread started) {
                Solo.starting(thread, started);
            }
            OnlineChecker online = object instanceof Thread ? HookEntry.enter(thread, site, resumes) : null;
            if (online != null) {
                online.fork(thread, (Thread) object, site);
                Transactions.started(online, thread, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * If the current thread has another name from now on, its next steps get another segment than those before. A thread that has no state
     * yet, or is alone, has no steps.
     */
    static void renamed(Object renamed) {
        ThreadState thread = renamed == Thread.currentThread() ? CurrentThread.get() : null;
        if (thread != null && thread.muted == 0 && thread.failure == null) {
            try {
                thread.segment++;
                thread.names.look(thread.segment);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    /** The current thread has waited for another one; if the other thread has ended, what it did comes before what follows. */
    public static void joinedThread(Object object, ThreadState thread, int site) {
        // Not by getState(): a subclass may override it, and a hook runs no code of the program.
        if (!(object instanceof Thread joined) || joined.isAlive()) {
            return;
        }
        try {
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                OnlineChecker.ThreadLife life = online.lifeOf(joined);
                ThreadState state = life.state;
                if (state != null) {
                    Events.join(thread, state, site);
                    online.algorithm.dependency(
                            state.segment,
                            Math.max(0, state.log.ordinalOf(state.segment)),
                            state.lastSite,
                            thread,
                            site);
                    thread.exercise.follows(state.segment);
                    online.finish(life);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
