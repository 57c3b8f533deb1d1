package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.WatchedFunction;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Solo;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls around a call on a collection: so that calls of several threads are recorded in the order
 * in which they take effect, and to find out whether a call that may change something has.
 */
public final class CallHooks {
    private CallHooks() {}

    // ---------------------------------------------------------------- the way in and out

    /** How many calls the thread is inside: a method stores this number at its start. */
    public static int depth(ThreadState thread) {
        return thread.calls.depth();
    }

    /** A call follows that changes nothing. */
    public static void reading(Object collection, ThreadState thread, int site) {
        pass(collection, false, false, null, false, thread, site);
    }

    /**
     * The read of a field follows that other calls may change; returns what {@link #left(int, ThreadState)} needs. Nothing in between can
     * fail.
     */
    public static int readingField(Object global, ThreadState thread) {
        int depth = thread.calls.depth();
        reading(global, thread, thread.lastSite);
        return depth;
    }

    public static void left(int depth, ThreadState thread) {
        leave(thread, depth);
    }

    /** A call follows that may change something. */
    public static void changing(Object collection, ThreadState thread, int site) {
        pass(collection, true, false, null, false, thread, site);
    }

    /** The same for a call that is given a function of the program. */
    public static void computing(Object collection, ThreadState thread, int site) {
        pass(collection, true, true, null, false, thread, site);
    }

    /** A call follows that reads two collections. */
    public static void readingBoth(Object collection, Object other, ThreadState thread, int site) {
        pass(collection, false, false, other, false, thread, site);
    }

    /** A call follows that may change a collection and reads another one. */
    public static void changingFrom(Object collection, Object other, ThreadState thread, int site) {
        pass(collection, true, false, other, false, thread, site);
    }

    /** A call follows that may change two collections. */
    public static void changingBoth(Object collection, Object other, ThreadState thread, int site) {
        pass(collection, true, false, other, true, thread, site);
    }

    /** The call is recorded; {@code depth} is the number that the method has stored. */
    public static void left(ThreadState thread, int depth) {
        leave(thread, depth);
    }

    /** The method has caught an exception of some call, perhaps of a call during which something is held. */
    public static void failed(Throwable failure, ThreadState thread, int depth) {
        FailedCalls.record(failure, thread, depth);
        thread.uses.dropFrom(depth);
        leave(thread, depth);
        VolatileHooks.done(thread);
    }

    private static void leave(ThreadState thread, int depth) {
        try {
            thread.calls.leaveTo(depth);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    private static void pass(
            Object collection,
            boolean changes,
            boolean runsCode,
            Object other,
            boolean changesOther,
            ThreadState thread,
            int site) {
        OnlineChecker online = HookEntry.checker();
        if (thread.isAlone()) {
            enterAlone(collection, other, false, thread, site);
            return;
        }
        if (collection == null || thread.isMuted() || online == null) {
            return;
        }
        try {
            if (thread.failure != null && !HookFailures.isOver(thread, thread.lastSite)) {
                return;
            }
            thread.muted = ThreadState.IN_HOOK; // this wait is not one of the program
            CollectionShadow shadow = gatedShadowOf(collection, online, thread);
            CollectionShadow otherShadow = other == null ? null : gatedShadowOf(other, online, thread);
            EnteredCalls calls = thread.calls;
            calls.enter().setSubject(collection, runsCode, site);
            // Always in the same order, so that two threads with the same collections do not wait for each other.
            boolean isOtherFirst = shadow != null && otherShadow != null && otherShadow.number < shadow.number;
            if (isOtherFirst) {
                calls.passOtherGate(otherShadow, changesOther, monitorOf(other));
            }
            if (shadow != null) {
                calls.passGate(shadow, changes, monitorOf(collection), runsCode);
            }
            if (otherShadow != null && !isOtherFirst) {
                calls.passOtherGate(otherShadow, changesOther, monitorOf(other));
            }
            thread.muted = 0;
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /**
     * There is no other thread to wait for. But if the call starts a thread, it must be known that the call has not passed the gate: see
     * {@link Solo}.
     */
    static void enterAlone(Object collection, Object other, boolean isWalk, ThreadState thread, int site) {
        try {
            if ((collection != null && ModelledClass.of(collection).mayHaveGate())
                    || (other != null && ModelledClass.of(other).mayHaveGate())) {
                EnteredCalls.Call call = thread.calls.enter();
                call.setSubject(collection, true, site);
                call.isWalk = isWalk;
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static Object monitorOf(Object collection) {
        return ModelledClass.of(collection).monitorOf(collection);
    }

    static CollectionShadow gatedShadowOf(Object collection, OnlineChecker online, ThreadState thread) {
        if (!ModelledClass.of(collection).mayHaveGate()) {
            return null;
        }
        CollectionView view = viewOf(collection, online, thread);
        return view == null ? null : view.shadow();
    }

    private static CollectionView viewOf(Object collection, OnlineChecker online, ThreadState thread) {
        thread.keepCarrier();
        CollectionView view = online.views.of(collection);
        thread.letCarrierGo();
        return view;
    }

    // ---------------------------------------------------------------- what a call has done

    /** The function for the call on a map that follows: it records whether the map has run it. */
    public static Object watched(Object map, Object function, ThreadState thread, int site) {
        if (map == null || thread.isMuted() || HookEntry.checker() == null) {
            return function;
        }
        try {
            return ModelledClass.of(map).runsAt(site) ? WatchedFunction.of(function) : function;
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return function;
        }
    }

    public static void ifFalse(boolean result, Object collection, ThreadState thread) {
        outcome(!result, thread);
    }

    public static void ifTrue(boolean result, Object collection, ThreadState thread) {
        outcome(result, thread);
    }

    public static void ifNull(Object result, Object collection, ThreadState thread) {
        outcome(result == null, thread);
    }

    public static void ifSome(Object result, Object collection, ThreadState thread) {
        try {
            outcome(result != null || collection == null || ModelledClass.of(collection).mayHoldNull, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /** For a function that computes a value for a key that has none: null means no value. */
    public static void ifAbsent(Object result, Object function, ThreadState thread) {
        outcome(result != null && WatchedFunction.mayHaveReturned(result, function), thread);
    }

    /** For a function that computes a new value for a key that has one: null removes it. */
    public static void ifPresent(Object result, Object function, ThreadState thread) {
        outcome(WatchedFunction.mayHaveRun(function), thread);
    }

    /** After the hook that records whether a call has changed something: the program ignores the result. */
    public static void ignored(ThreadState thread) {
        thread.outcome.ignoreFailure();
    }

    /** Whether an exchange has found the expected value. */
    public static boolean same(Object found, Object expected) {
        return found == expected;
    }

    public static boolean same(int found, int expected) {
        return found == expected;
    }

    public static boolean same(long found, long expected) {
        return found == expected;
    }

    public static boolean same(float found, float expected) {
        return Float.floatToRawIntBits(found) == Float.floatToRawIntBits(expected);
    }

    public static boolean same(double found, double expected) {
        return Double.doubleToRawLongBits(found) == Double.doubleToRawLongBits(expected);
    }

    private static void outcome(boolean hasChanged, ThreadState thread) {
        thread.outcome.setFailed(!hasChanged && !thread.isMuted());
    }
}
