package dev.atomicity.hooks.engine;

import dev.atomicity.checker.Dependency;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/** Begins, pauses and ends the transaction of a region, for the listeners and for the checker. */
public final class Transactions {
    private Transactions() {}

    /** Ends the active transaction, if there is one. The trace comes first, because it must not have an event that is not checked. */
    public static void pause(OnlineChecker online, ThreadState thread, int site) {
        thread.outcome.dropAttempt(thread);
        if (thread.inTransaction()) {
            end(online, thread, site);
        }
    }

    /**
     * The current thread has started a thread or handed over a task. It does not wait for that, so a unit of work on an atomic set
     * continues. Any other transaction ends: it would depend on what it has started itself.
     */
    public static void started(OnlineChecker online, ThreadState thread, int site) {
        if (online.unitsOutlastStarts) {
            thread.outcome.dropAttempt(thread);
            thread.started.started();
            thread.allowPlainStores();
        } else {
            pause(online, thread, site);
        }
    }

    /** May be called again if it fails, even if the transaction is no longer active. */
    static void end(OnlineChecker online, ThreadState thread, int site) {
        Events.end(thread, site);
        online.algorithm.end(thread);
        if (thread.reads != null) {
            thread.reads.clear();
        }
        thread.allowPlainStores();
        thread.names.look(thread.segment);
        thread.log.add(thread.segment, Dependency.UNARY, 0);
    }

    public static void resume(OnlineChecker online, ThreadState thread, int site) {
        Events.begin(thread);
        online.algorithm.begin(thread);
        thread.allowPlainStores();
        thread.names.look(thread.segment);
        thread.log.add(thread.segment, thread.transaction(), thread.region);
        followFork(online, thread, site);
    }

    /**
     * The current thread runs a task of someone else before it continues with its own work: what the task does is not part of the open
     * region. {@link #continueRegion} must follow.
     */
    public static void suspendRegion(OnlineChecker online, ThreadState thread, int site) {
        pause(online, thread, site);
        thread.suspended.push(thread.depth, thread.region);
        if (thread.activations != null) {
            thread.activations.suspend();
        }
        thread.depth = 0;
        thread.allowPlainStores();
    }

    public static void continueRegion(ThreadState thread) {
        if (thread.suspended.pop()) {
            thread.depth = thread.suspended.depth();
            thread.region = thread.suspended.region();
            if (thread.activations != null) {
                thread.activations.goOn(thread.depth);
            }
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
