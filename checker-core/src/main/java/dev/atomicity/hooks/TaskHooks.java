package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Solo;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.sync.TaskShadows;
import dev.atomicity.hooks.sync.ThreadOrder;
import dev.atomicity.hooks.thread.CurrentThread;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * What the JDK's own code calls where a task passes from one thread to another: what was done before the hand-over comes before the run,
 * and the run before whatever is done with its result.
 *
 * <p>These calls are inside the JDK, so they know neither a place nor a region of the program. Submitting a task is like starting a
 * thread: it ends the transaction, unless that is a unit of work on an atomic set. Using the result of another thread is a boundary too,
 * whether the thread had to wait for it or not. Neither begins a transaction.
 */
public final class TaskHooks {
    private static final String CONTINUATION = "java.lang.VirtualThread";

    private TaskHooks() {}

    /** The current thread is about to start another one. */
    public static void startingThread(Object started, int site) {
        // A new carrier may be started at any moment, for example when a virtual thread prints, but not by the program.
        ThreadHooks.startingThread(started, TaskThreads.currentIf(!TaskThreads.isCarrier(started)), site, false);
    }

    /**
     * A thread begins to run. The first hook of the program may be too late to hold it: inside a synchronized method it has a lock, and the
     * threads for which it would wait may need that lock.
     */
    public static void running(Object started, int site) {
        TaskThreads.currentIf(Events.mayHoldThreads() && started == Thread.currentThread());
    }

    /** The thread has another name from now on. */
    public static void renamed(Object renamed, int site) {
        ThreadHooks.renamed(renamed);
    }

    /** The current thread is about to hand over a task. */
    public static void handingOver(Object task, int site) {
        ThreadState thread = TaskThreads.currentIf(task != null);
        try {
            Solo.handingOver(thread);
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                online.sync.tasks.handOver(online.shadows, thread, task, site);
                Transactions.started(online, thread, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The same for a task that a fork-join pool runs without a wrapper. */
    public static void handingOverForkJoin(Object task, int site) {
        if (task instanceof ForkJoinTask) {
            handingOver(task, site);
        }
    }

    /** The current thread has wrapped the task into one that a fork-join pool can run, and is about to hand it over. */
    public static void wrapped(Object wrapper, Object task, int site) {
        if (task != null && !task.getClass().getName().startsWith(CONTINUATION)) {
            handingOver(wrapper, site);
        }
    }

    /** The current thread starts to run the task. */
    public static void starting(Object task, int site) {
        ThreadState thread = TaskThreads.currentIf(task != null);
        try {
            Solo.endBy(thread);
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                online.sync.tasks.take(online.shadows, thread, task, site);
                HookEntry.leave(thread);
                Events.started(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread, a worker of a pool, is about to look for its next task. One that has no state has run none. */
    public static void awaitingTask(Object pool, int site) {
        ThreadState thread = CurrentThread.get();
        if (thread != null) {
            try {
                Solo.awaitsTask(thread);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, site);
            }
        }
    }

    /** The current thread starts to run a fork-join task, perhaps while it waits for another; {@link #executed} follows. */
    public static void executing(Object task, int site) {
        ThreadState thread = TaskThreads.current();
        int suspended = thread.isMuted() && !thread.isAlone() ? -1 : thread.suspended.size();
        try {
            Solo.endBy(thread);
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                Transactions.suspendRegion(online, thread, site);
                online.sync.tasks.take(online.shadows, thread, task, site);
                HookEntry.leave(thread);
                Events.started(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            if (suspended >= 0) {
                thread.suspended.pushUnknown(suspended);
                thread.depth = 0;
            }
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread has run the fork-join task. */
    public static void executed(Object task, int site) {
        ThreadState thread = TaskThreads.current();
        try {
            if (!thread.isMuted()) {
                Transactions.continueRegion(thread);
                Events.taskEnds(thread);
                if (Thread.currentThread() instanceof ForkJoinWorkerThread) {
                    Solo.awaitsTask(thread);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread is about to complete the task, with a result or an exception. */
    public static void completing(Object task, int site) {
        ThreadState thread = TaskThreads.current();
        try {
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                TaskShadows.Task known = online.sync.tasks.of(task);
                if (known.completion() == null) {
                    TaskShadows.Message message = new TaskShadows.Message(thread);
                    ThreadOrder.send(online.shadows, thread, message.variable, site);
                    known.complete(message);
                    thread.exercise.runsTask(true);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** What the current thread does next follows the result of the task, if the task is complete. */
    public static void takingResult(Object task, int site) {
        ThreadState thread = TaskThreads.current();
        try {
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                TaskShadows.Task known = online.sync.tasks.find(task);
                TaskShadows.Message completion = known == null ? null : known.completion();
                if (completion != null && completion.thread != thread.id) {
                    Transactions.pause(online, thread, site);
                    ThreadOrder.receive(online.shadows, thread, completion.variable, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread has looked for the result of a completable future, and has found the result or null. */
    public static void looked(Object future, Object result, int site) {
        if (result != null) {
            takingResult(future, site);
        }
    }

    /** The current thread, a worker, is about to leave its pool. */
    public static void leavingPool(Object pool, int site) {
        boolean isReported;
        try {
            isReported = Solo.mayLeavePool();
        } catch (Throwable e) {
            isReported = true; // the hook that follows fails as well, and deals with that
        }
        if (isReported) {
            partDone(pool, site);
        }
    }

    /** The current thread is about to report that its part of a task is done. */
    public static void partDone(Object whole, int site) {
        ThreadState thread = TaskThreads.current();
        try {
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                online.sync.tasks.of(whole).parts().signal(online.shadows, thread, 0, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The current thread has seen that all parts are done. */
    public static void allDone(Object whole, int site) {
        ThreadState thread = TaskThreads.current();
        try {
            OnlineChecker online = HookEntry.enterBetween(thread, site);
            if (online != null) {
                TaskShadows.Task known = online.sync.tasks.find(whole);
                if (known != null) {
                    Transactions.pause(online, thread, site);
                    known.parts().waited(online.shadows, thread, 0, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The same, if the condition holds. */
    public static void allDone(Object whole, boolean isSo, int site) {
        if (isSo) {
            allDone(whole, site);
        }
    }
}
