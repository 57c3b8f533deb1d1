package dev.atomicity.hooks.engine;

import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.CurrentThread;
import dev.atomicity.hooks.thread.RunningTests;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.concurrent.atomic.AtomicLong;

/**
 * While one thread is alone, nothing of it is recorded. No finding is lost: a transaction can be interrupted only by another thread, and
 * what was done before that thread exists comes before everything that it does.
 *
 * <p><b>Begin.</b> At the start of the program and at the borders of tests, if all other threads have ended, belong to the JVM, or are
 * workers of a pool that wait for a task, and no task waits for them. Not within a test, because it must be observed whether threads have
 * met there.
 *
 * <p><b>End.</b> By the thread itself, before it starts a thread or hands over a task. Its transaction begins with the next event, so no
 * transaction is recorded in part. The other thread sees the end, because it follows the start or the hand-over.
 *
 * <p>One case remains: a thread that the hooks in the JDK do not see, such as the finalizer thread, or one that native code starts. It
 * finds that another thread is alone, leaves a note, and is not checked until that thread has seen it. Open transactions count as not
 * judged.
 */
public final class Solo {
    /** Guards the change of {@link #alone} from null, and {@link #disturb}. No code of the program runs under it. */
    private static final Object LOCK = new Object();

    private static volatile boolean isAllowed;

    /** The state of the thread that is alone; null if none is. Set under the lock, set to null by the thread itself. */
    private static volatile ThreadState alone;

    /** That thread. Written before {@link #alone}. */
    private static Thread aloneThread;

    /** The segment of that thread before it was alone. Used by it alone. */
    private static long segment;

    /** Whether a thread has appeared that was not expected. */
    private static volatile boolean isDisturbed;

    /** Guarded by the lock: the unexpected threads, each of which is counted once. */
    private static WeakIdentityTable<Boolean> refused = new WeakIdentityTable<>();

    /** How often a thread was started, appeared or continued, or a task was handed over. Incremented before {@link #alone} is read. */
    private static final AtomicLong CHANGES = new AtomicLong();

    private static boolean hasSeenThread;

    /** How often a thread began to be alone. Written under the lock. */
    private static volatile long timesBegun;

    private Solo() {}

    static void allow(boolean mayBeSolo) {
        if (mayBeSolo) {
            OtherThreads.hasOnlyJdkOnStack(); // links it now: the JDK calls hooks where nothing can be linked
        }
        isAllowed = mayBeSolo;
    }

    // ---------------------------------------------------------------- begin

    /** The current thread is seen for the first time. Without tests, the very first thread may be alone. */
    static void atFirstSight(ThreadState thread) {
        if (isAllowed && !hasSeenThread) {
            hasSeenThread = true;
            if (!RunningTests.isOn() && !OtherThreads.belongsToJvm(Thread.currentThread())) {
                tryBegin(thread);
            }
        }
    }

    /** The current thread is where it may begin to be alone: it has no open region, call or wait. */
    static void tryBegin(ThreadState thread) {
        OnlineChecker online = HookEntry.checker();
        if (!isAllowed || online == null || alone != null || !thread.hasNothingOpen() || Events.areHeard()) {
            return;
        }
        try {
            long changes = CHANGES.get();
            // Twice: a thread that was running during the first test may have started another one since.
            boolean areQuiet = OtherThreads.areQuiet(online);
            if (areQuiet && OtherThreads.areQuiet(online) && !online.sync.tasks.areWaiting()) {
                beginUnlessChanged(thread, changes);
            }
        } catch (Throwable e) {
            // There was not enough memory or stack.
            endBy(thread);
            if (alone == thread) {
                alone = null;
            }
        }
    }

    private static void beginUnlessChanged(ThreadState thread, long changes) {
        synchronized (LOCK) {
            if (alone != null) {
                return;
            }
            aloneThread = Thread.currentThread();
            isDisturbed = false;
            refused = new WeakIdentityTable<>();
            alone = thread;
            if (CHANGES.get() != changes) {
                alone = null;
                return;
            }
            timesBegun++;
            segment = thread.segment;
            thread.segment = 0;
            thread.plainStores = false;
            thread.muted = ThreadState.ALONE;
        }
    }

    /** How often a thread began to be alone, for tests. */
    public static long timesBegun() {
        return timesBegun;
    }

    // ---------------------------------------------------------------- end

    /** The current thread does something that other threads may follow: it is no longer alone. */
    public static void endBy(ThreadState thread) {
        if (thread.isAlone()) {
            end(thread);
        }
    }

    /** The current thread is about to hand over a task. */
    public static void handingOver(ThreadState thread) {
        if (isAllowed) {
            CHANGES.incrementAndGet();
            endBy(thread);
        }
    }

    /** The current thread is about to start another one. */
    public static void starting(ThreadState thread, Thread started) {
        if (isAllowed) {
            CHANGES.incrementAndGet();
            OtherThreads.starting(started);
            endBy(thread);
        }
    }

    private static void end(ThreadState thread) {
        thread.segment = segment + 1; // what it did before it was alone must not count as what it does now
        thread.muted = 0;
        if (thread.activations != null) {
            thread.activations.recordFromNow();
        }
        thread.allowPlainStores();
        alone = null;
        OnlineChecker online = HookEntry.checker();
        if (thread.calls.depth() > 0 && online != null) {
            CallsBegunAlone.goOn(online, thread);
        }
    }

    // ---------------------------------------------------------------- threads that nobody has announced

    /** Whether the current thread, which is alone, still is. */
    public static boolean goesOn(ThreadState thread, int site) {
        if (!isDisturbed) {
            return true;
        }
        end(thread);
        if (thread.depth > 0) {
            thread.failure = new CheckerLimit("another thread came");
            HookFailures.giveUp(thread, site);
        }
        return false;
    }

    /** Whether the current thread, which is new or was idle, may be recorded: not while another one is alone. */
    static boolean admits(OnlineChecker online, Thread current) {
        if (!isAllowed) {
            return true;
        }
        ThreadState known = online.stateOf(current);
        if (known != null) {
            known.isIdle = false;
        }
        CHANGES.incrementAndGet();
        return alone == null || !disturb(online, current);
    }

    /**
     * Whether the current thread, which has no state or is an idle worker, may report that it leaves its pool. While another thread is
     * alone this is not needed: the worker has done nothing since it was idle.
     */
    public static boolean mayLeavePool() {
        OnlineChecker online = HookEntry.checker();
        if (!isAllowed || online == null || CurrentThread.get() != null) {
            return true;
        }
        synchronized (LOCK) {
            if (alone != null && aloneThread != Thread.currentThread()) {
                return false;
            }
            ThreadState known = online.stateOf(Thread.currentThread());
            if (known != null) {
                known.isIdle = false;
            }
            CHANGES.incrementAndGet(); // under the lock, so no thread begins to be alone that has examined this one
            // before
            return true;
        }
    }

    /** Disturbs the thread that is alone, and returns whether there is one. */
    private static boolean disturb(OnlineChecker online, Thread current) {
        synchronized (LOCK) { // a thread that is about to be alone completes that first
            ThreadState other = alone;
            if (other == null || aloneThread == current) {
                return false;
            }
            if (!aloneThread.isAlive()) {
                end(other);
                return false;
            }
            isDisturbed = true;
            if (refused.get(current) == null) {
                refused.computeIfAbsent(current, key -> true);
                online.unjudged.addUnseen(RunningTests.latest(), 0, new CheckerLimit("another thread was alone"));
            }
            return true;
        }
    }

    // ---------------------------------------------------------------- workers of pools

    /** The current thread, a worker of a pool, has no task now. Whatever it does next begins as if it were new. */
    public static void awaitsTask(ThreadState thread) {
        if (!isAllowed) {
            return;
        }
        endBy(thread);
        if (thread.hasNothingOpen() && OtherThreads.runsOnlyTasks(thread)) {
            thread.segment++;
            CurrentThread.hide(thread);
            thread.isIdle = true;
        }
    }
}
