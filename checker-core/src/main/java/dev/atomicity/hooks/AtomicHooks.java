package dev.atomicity.hooks;

import dev.atomicity.hooks.data.AtomicArrayShadow;
import dev.atomicity.hooks.data.AtomicShadow;
import dev.atomicity.hooks.data.AtomicShadow.Effect;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What instrumented code calls before and after it calls an atomic of the JDK. In between, the shadow is held, so that the recorded order
 * is the order of effects, except if the call runs code of the program.
 */
public final class AtomicHooks {
    private AtomicHooks() {}

    public static void read(Object atomic, ThreadState thread, int site) {
        before(Effect.READ, atomic, thread, site);
    }

    public static void write(Object atomic, ThreadState thread, int site) {
        before(Effect.WRITE, atomic, thread, site);
    }

    public static void bump(Object atomic, ThreadState thread, int site) {
        before(Effect.BUMP, atomic, thread, site);
    }

    public static void tryWrite(Object atomic, ThreadState thread, int site) {
        try {
            OnlineChecker online = HookEntry.checker();
            if (online != null && thread.outcome.hasFailedAttempt() && isChecked(atomic, thread, site)) {
                thread.outcome.dropAttemptOn(online.atomics.get(atomic), thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
        before(null, atomic, thread, site);
    }

    /** The call updates the atomic by a function of the program; returns the function to give it. */
    public static Object updating(Object atomic, Object function, ThreadState thread, int site) {
        try {
            if (isChecked(atomic, thread, site)) {
                return WatchedUpdate.of(function, () -> before(null, atomic, thread, site), thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
        return function;
    }

    /** The same for an element. */
    public static Object updatingAt(Object array, int index, Object function, ThreadState thread, int site) {
        try {
            if (isChecked(array, thread, site)) {
                return WatchedUpdate.of(function, () -> beforeAt(null, array, index, thread, site), thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
        return function;
    }

    private static boolean isChecked(Object atomic, ThreadState thread, int site) {
        return atomic != null
                && !thread.isMuted()
                && HookEntry.checker() != null
                && ModelledClass.of(atomic).runsAt(site);
    }

    /** The atomic is updated: what was held by {@link WatchedUpdate} is recorded. */
    public static void updated(Object result, Object atomic, ThreadState thread) {
        try {
            OnlineChecker online = thread.heldAtomic == null ? null : HookEntry.admit(thread, thread.lastSite);
            if (online != null) {
                if (thread.heldAtomic != null) {
                    ((AtomicShadow) thread.heldAtomic)
                            .recordHeld(Effect.WRITE, online.shadows, thread, thread.lastSite);
                    thread.releaseHeld();
                }
                HookEntry.leave(thread);
            }
            done(null, atomic, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    public static void readAt(Object array, int index, ThreadState thread, int site) {
        beforeAt(Effect.READ, array, index, thread, site);
    }

    public static void writeAt(Object array, int index, ThreadState thread, int site) {
        beforeAt(Effect.WRITE, array, index, thread, site);
    }

    public static void bumpAt(Object array, int index, ThreadState thread, int site) {
        beforeAt(Effect.BUMP, array, index, thread, site);
    }

    public static void tryWriteAt(Object array, int index, ThreadState thread, int site) {
        try {
            OnlineChecker online = HookEntry.checker();
            if (online != null && thread.outcome.hasFailedAttempt() && isChecked(array, thread, site)) {
                AtomicArrayShadow elements = online.atomicArrays.get(array);
                if (elements != null && elements.has(index)) {
                    thread.outcome.dropAttemptOn(elements.of(index), thread);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
        beforeAt(null, array, index, thread, site);
    }

    /** After the call. */
    public static void done(Object result, Object atomic, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    /** The same after a call with a result that is true or false. */
    public static void done(boolean result, Object atomic, ThreadState thread) {
        done(null, atomic, thread);
    }

    /**
     * After a call that writes or fails. A failure shows the program that another thread came in between, and the program is prepared for
     * that. If this invalidates what it had read before, the transaction ends here, as at a call that waits. Otherwise the call has read
     * the variable, if its result is used. If the call succeeds although others have written since the program read the variable, the
     * value is the same again: the program might as well have read it now, so a transaction begins here.
     */
    public static void tried(boolean success, Object atomic, ThreadState thread) {
        try {
            OnlineChecker online = thread.heldAtomic == null ? null : HookEntry.admit(thread, thread.lastSite);
            if (online != null) {
                if (thread.heldAtomic != null) {
                    tried(success, (AtomicShadow) thread.heldAtomic, online, thread);
                }
                HookEntry.leave(thread);
            }
            done(null, atomic, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    private static void tried(boolean success, AtomicShadow held, OnlineChecker online, ThreadState thread) {
        boolean isVoid = !success && held.wasReadInTransaction(thread);
        if (success) {
            if (held.hasChangedSinceRead(thread)) {
                Transactions.pause(online, thread, thread.lastSite);
                Transactions.resume(online, thread, thread.lastSite);
            }
            held.recordHeld(Effect.WRITE, online.shadows, thread, thread.lastSite);
        } else if (!isVoid) {
            thread.outcome.failAttempt(held, held.state(), thread.lastSite, thread);
        }
        thread.releaseHeld();
        if (isVoid) {
            Transactions.pause(online, thread, thread.region);
        }
    }

    /** The same after an exchange, which returns the value that it found. */
    public static void exchanged(boolean success, Object subject, ThreadState thread) {
        tried(success, subject, thread);
    }

    // ---------------------------------------------------------------- within

    private static void before(Effect effect, Object atomic, ThreadState thread, int site) {
        if (atomic == null || thread.isMuted()) {
            return;
        }
        try {
            boolean isModelled = ModelledClass.of(atomic).runsAt(site);
            OnlineChecker online = isModelled ? HookEntry.enter(thread, site) : null;
            if (online != null) {
                AtomicShadow shadow = online.atomics.computeIfAbsent(
                        atomic, key -> new AtomicShadow(ModelledClass.of(atomic).simpleName));
                thread.access.toAtomic(atomic);
                holdAndRecord(effect, shadow, online, thread, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static void beforeAt(Effect effect, Object array, int index, ThreadState thread, int site) {
        if (array == null || thread.isMuted()) {
            return;
        }
        try {
            int length = lengthOf(array);
            boolean isModelled =
                    index >= 0 && index < length && ModelledClass.of(array).runsAt(site);
            OnlineChecker online = isModelled ? HookEntry.enter(thread, site) : null;
            if (online != null) {
                AtomicArrayShadow elements = online.atomicArrays.computeIfAbsent(
                        array, key -> new AtomicArrayShadow(ModelledClass.of(array).simpleName, length));
                holdAndRecord(effect, elements.of(index), online, thread, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** If the effect is null, it is recorded after the call. */
    private static void holdAndRecord(
            Effect effect, AtomicShadow shadow, OnlineChecker online, ThreadState thread, int site) {
        shadow.holdOver(online.shadows, thread);
        if (effect != null) {
            shadow.recordHeld(effect, online.shadows, thread, site);
        }
    }

    private static int lengthOf(Object array) {
        if (array instanceof AtomicIntegerArray ints) {
            return ints.length();
        }
        if (array instanceof AtomicLongArray longs) {
            return longs.length();
        }
        return array instanceof AtomicReferenceArray<?> references ? references.length() : 0;
    }
}
