package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.Carrier;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Lets calls on a concurrent collection pass one after the other, or together if they only read: each from before the call until it is
 * recorded. So the recorded order is the order in which the calls took effect.
 *
 * <p>No thread waits here forever. What a call waits for inside, a monitor or code of the program, may depend on the very thread that
 * waits at the gate; so after a while that thread uses another gate, and the call that was left behind is not recorded.
 */
public final class CallGate {
    private static final VarHandle INSIDE;
    private static final VarHandle WAITING;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            INSIDE = lookup.findVarHandle(CallGate.class, "inside", int.class);
            WAITING = lookup.findVarHandle(CallGate.class, "waiting", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static final int ALONE = -1;

    /** How long to wait for a runnable thread: longer than it needs to leave, even if it has to wait for a processor. */
    private static final long LIMIT_NANOS = 5_000_000_000L;

    /** The same for a thread that waits for something. */
    private static final long LIMIT_IF_WAITING_NANOS = 20_000_000;

    /**
     * The same for a thread that runs code of the program: this may take long, and without the gate other threads would not wait for it.
     */
    private static final long LIMIT_IF_RUNNING_CODE_NANOS = 100_000_000;

    /** The same if that code waits for something. */
    private static final long LIMIT_IF_CODE_WAITS_NANOS = 10_000_000;

    /** The same for a thread that is inside another gate: other threads may wait for it there. */
    private static final long LIMIT_IF_NESTED_NANOS = 100_000_000;

    /** The same for a thread that may wait for a monitor of the current thread, if its state cannot be determined. */
    private static final long LIMIT_IF_UNKNOWN_NANOS = 5_000_000;

    private static final int SPINS = 64;

    /** How long a waiting thread only yields: most calls end sooner. */
    private static final long YIELDING_NANOS = 2_000_000;

    /** The maximum sleep: a thread sleeps for a quarter of the time that it has waited, but not longer than this. */
    private static final long MAX_SLEEP_MILLIS = 4;

    /** How many calls are inside, {@link #ALONE} for an exclusive one. */
    private volatile int inside;

    /** How many exclusive calls wait: calls that only read let them go first. */
    private volatile int waiting;

    /** Whether only one call may be inside, because the object itself lets only one thread in. */
    private volatile boolean isForOne;

    /** Whether a thread has given up waiting for the calls inside: then all threads do. */
    private volatile boolean isGivenUp;

    /** The thread of the exclusive call inside, and the monitor that it takes; both null if there is no such call. */
    private volatile Thread owner;

    private volatile Object monitor;

    /** Whether that call runs code of the program. */
    private volatile boolean runsCode;

    /** The result of an attempt to enter. */
    enum Entry {
        /** It is inside; {@link #leave} must follow. */
        INSIDE,
        /** The call needs no gate: the call inside waits for a monitor that this thread has, so it takes effect later. */
        FIRST,
        /** The calls inside do not leave. All later calls need another gate. */
        GIVEN_UP
    }

    public CallGate(boolean isForOne) {
        this.isForOne = isForOne;
    }

    /** A new gate that replaces this one. */
    public CallGate another() {
        return new CallGate(isForOne);
    }

    /** Some of the calls take a monitor from now on. */
    public void letOnlyOneIn() {
        isForOne = true;
    }

    /** Whether a call has to be alone. */
    boolean wantsToBeAlone(boolean changes) {
        return changes || isForOne;
    }

    /**
     * A call begins.
     *
     * @param taken the monitor that the call takes, or null
     * @param runs whether it runs a function of the program
     * @param nested whether the thread is inside another gate
     */
    Entry enter(boolean alone, Object taken, boolean runs, boolean nested) {
        Entry entry = tryEnter(alone) ? Entry.INSIDE : await(alone, nested);
        if (alone && entry == Entry.INSIDE) {
            monitor = taken;
            runsCode = runs;
            owner = Thread.currentThread();
        }
        return entry;
    }

    /** Whether other threads no longer wait for the calls inside, so that their order is not known. */
    boolean isGivenUp() {
        return isGivenUp;
    }

    void leave(boolean alone) {
        if (alone) {
            owner = null;
            monitor = null;
            inside = 0;
        } else {
            INSIDE.getAndAdd(this, -1);
        }
    }

    private boolean tryEnter(boolean alone) {
        int now = inside;
        return alone
                ? now == 0 && INSIDE.compareAndSet(this, 0, ALONE)
                : now >= 0 && waiting == 0 && INSIDE.compareAndSet(this, now, now + 1);
    }

    private Entry await(boolean alone, boolean nested) {
        if (alone) {
            WAITING.getAndAdd(this, 1);
        }
        try {
            long start = System.nanoTime();
            for (int look = 0; !tryEnter(alone); look++) {
                if (waitsForMe(start)) {
                    return Entry.FIRST;
                }
                if (isGivenUp) {
                    return Entry.GIVEN_UP;
                }
                if (look < SPINS) {
                    Thread.onSpinWait();
                    continue;
                }
                long waited = System.nanoTime() - start;
                if (waited < (nested ? Math.min(limit(), LIMIT_IF_NESTED_NANOS) : limit())) {
                    pause(waited, nested);
                } else {
                    isGivenUp = true;
                }
            }
            return Entry.INSIDE;
        } finally {
            if (alone) {
                WAITING.getAndAdd(this, -1);
            }
        }
    }

    /**
     * Lets others run. A thread that has waited for a while sleeps: many threads that only yield would take the processors from the thread
     * inside. A thread that is inside another gate does not sleep, because others look there whether it waits for something; nor does a
     * virtual thread, which leaves its carrier when it yields. Sleeping consumes no permit of {@code LockSupport}, and the interrupt status
     * is restored.
     */
    @SuppressWarnings("ThreadPriorityCheck") // the thread that is waited for may not be running
    private static void pause(long waited, boolean nested) {
        Thread me = Thread.currentThread();
        if (waited < YIELDING_NANOS || nested || Carrier.isVirtual() || !canBeAsked(me) || me.isInterrupted()) {
            Thread.yield();
            return;
        }
        try {
            Thread.sleep(Math.max(1, Math.min(waited / 4_000_000, MAX_SLEEP_MILLIS)));
        } catch (InterruptedException e) {
            me.interrupt();
        }
    }

    private long limit() {
        Thread inFront = owner;
        if (inFront == null) {
            return LIMIT_NANOS;
        }
        boolean waits = canBeAsked(inFront) && inFront.getState() != Thread.State.RUNNABLE;
        if (runsCode) {
            return waits ? LIMIT_IF_CODE_WAITS_NANOS : LIMIT_IF_RUNNING_CODE_NANOS;
        }
        return waits ? LIMIT_IF_WAITING_NANOS : LIMIT_NANOS;
    }

    /** Whether the call inside waits for a monitor that this thread has: then it takes effect after this thread's call. */
    private boolean waitsForMe(long start) {
        Thread inFront = owner;
        Object wanted = monitor;
        if (inFront == null || wanted == null || !Thread.holdsLock(wanted)) {
            return false;
        }
        return canBeAsked(inFront)
                ? inFront.getState() == Thread.State.BLOCKED
                : System.nanoTime() - start > LIMIT_IF_UNKNOWN_NANOS;
    }

    /** A class of the program may override {@code getState}, and a hook runs no code of the program. */
    private static boolean canBeAsked(Thread thread) {
        return thread.getClass().getClassLoader() == null;
    }
}
