package dev.atomicity.hooks;

import dev.atomicity.hooks.CompoundShadow.Effect;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What instrumented code calls before it calls an atomic of the JDK, and after it. In between the shadow is held, so
 * that the order told is the order of effects; not so where the call runs code of the program.
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
        OnlineChecker online = Hooks.checker();
        if (online != null && thread.call.hasFailedAttempt() && isChecked(atomic, thread, site)) {
            thread.call.dropAttemptOn(online.atomics.get(atomic), thread);
        }
        before(null, atomic, thread, site);
    }

    /** The call reads, and runs code of the program. */
    public static void show(Object atomic, ThreadState thread, int site) {
        read(atomic, thread, site);
        done(null, atomic, thread);
    }

    /** The call runs code of the program that the atomic was given when it was made. */
    public static void run(Object atomic, ThreadState thread, int site) {
        write(atomic, thread, site);
        done(null, atomic, thread);
    }

    /** The call updates the atomic by a function of the program; returns the function to give it. */
    public static Object updating(Object atomic, Object function, ThreadState thread, int site) {
        if (isChecked(atomic, thread, site)) {
            return WatchedUpdate.of(function, () -> before(null, atomic, thread, site), thread);
        }
        return function;
    }

    /** The same for an element. */
    public static Object updatingAt(Object array, int index, Object function, ThreadState thread, int site) {
        if (isChecked(array, thread, site)) {
            return WatchedUpdate.of(function, () -> beforeAt(null, array, index, thread, site), thread);
        }
        return function;
    }

    private static boolean isChecked(Object atomic, ThreadState thread, int site) {
        return atomic != null
                && thread.muted == 0
                && Hooks.checker() != null
                && ModelledClass.of(atomic).runsAt(site);
    }

    /** The atomic is updated: what was held by {@link WatchedUpdate} is told. */
    public static void updated(Object result, Object atomic, ThreadState thread) {
        CompoundShadow held = thread.heldAtomic;
        OnlineChecker online = Hooks.checker();
        if (held != null && thread.heldBase != null && online != null && thread.muted == 0 && Recorder.admit(thread)) {
            thread.muted = 1;
            thread.keepCarrier();
            try {
                held.tellHeld(Effect.WRITE, online, thread, thread.lastSite);
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                done(null, atomic, thread);
                Hooks.leave(thread);
            }
        } else {
            done(null, atomic, thread);
        }
    }

    /** The call runs code of the program, of which the order does not matter. */
    public static void runCommuting(Object atomic, ThreadState thread, int site) {
        bump(atomic, thread, site);
        done(null, atomic, thread);
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
        OnlineChecker online = Hooks.checker();
        if (online != null && thread.call.hasFailedAttempt() && isChecked(array, thread, site)) {
            CompoundShadow[] elements = online.atomicArrays.get(array);
            if (elements != null && index >= 0 && index < elements.length) {
                thread.call.dropAttemptOn(elementOf(elements, index, array), thread);
            }
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
     * After a call that writes or fails. To fail tells the program that another thread came in between, which it knows
     * how to bear: if what it had read before is void so, the transaction ends here, as at a call that waits. Otherwise
     * it has read the variable, if it makes any use of that. To succeed although others have written since the program has
     * read tells it that what it had read is true again: it might as well have read it now, so a transaction begins here.
     */
    public static void tried(boolean success, Object atomic, ThreadState thread) {
        CompoundShadow held = thread.heldAtomic;
        OnlineChecker online = Hooks.checker();
        if (held == null || thread.heldBase == null || online == null || thread.muted != 0 || !Recorder.admit(thread)) {
            done(null, atomic, thread);
            return;
        }
        thread.muted = 1;
        thread.keepCarrier();
        boolean isVoid = false;
        try {
            isVoid = !success && held.wasReadInTransaction(thread);
            if (success) {
                if (held.hasChangedSinceRead(thread)) {
                    RegionHooks.pause(online, thread, thread.lastSite);
                    RegionHooks.resume(online, thread, thread.lastSite);
                }
                held.tellHeld(Effect.WRITE, online, thread, thread.lastSite);
            } else if (!isVoid) {
                thread.call.failAttempt(held, held.state(), thread.lastSite, thread);
            }
        } catch (Throwable e) {
            Hooks.fail(e);
        } finally {
            done(null, atomic, thread);
            Hooks.leave(thread);
        }
        if (isVoid) {
            RegionHooks.blocking(thread);
        }
    }

    /** The same after an exchange, which gives what it found. */
    public static void exchanged(boolean success, Object subject, ThreadState thread) {
        tried(success, subject, thread);
    }

    // ---------------------------------------------------------------- within

    private static void before(Effect effect, Object atomic, ThreadState thread, int site) {
        if (atomic == null || thread.muted != 0 || !ModelledClass.of(atomic).runsAt(site)) {
            return;
        }
        OnlineChecker online = Hooks.enter(thread, site);
        if (online != null) {
            try {
                CompoundShadow shadow = online.atomics.computeIfAbsent(
                        atomic, key -> new CompoundShadow(ModelledClass.of(atomic).simpleName));
                thread.accesses(atomic, ShadowPlaces.NOWHERE);
                holdAndTell(effect, shadow, online, thread, site);
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                thread.accesses(null, ShadowPlaces.NOWHERE);
                Hooks.leave(thread);
            }
        }
    }

    private static void beforeAt(Effect effect, Object array, int index, ThreadState thread, int site) {
        if (array == null || thread.muted != 0 || !ModelledClass.of(array).runsAt(site)) {
            return;
        }
        int length = lengthOf(array);
        OnlineChecker online = index < 0 || index >= length ? null : Hooks.enter(thread, site);
        if (online != null) {
            try {
                CompoundShadow[] elements =
                        online.atomicArrays.computeIfAbsent(array, key -> new CompoundShadow[length]);
                holdAndTell(effect, elementOf(elements, index, array), online, thread, site);
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    /** With null, what the effect is will be told afterwards. */
    private static void holdAndTell(
            Effect effect, CompoundShadow shadow, OnlineChecker online, ThreadState thread, int site) {
        shadow.holdOver(thread);
        if (effect != null) {
            shadow.tellHeld(effect, online, thread, site);
        }
    }

    private static CompoundShadow elementOf(CompoundShadow[] elements, int index, Object array) {
        synchronized (elements) {
            if (elements[index] == null) {
                elements[index] = new CompoundShadow(ModelledClass.of(array).simpleName);
            }
            return elements[index];
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
