package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.Traversal;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.Enumeration;
import java.util.function.Consumer;

/**
 * What instrumented code calls around a call that goes through a collection, an iterator or a stream, and may run code of the program for
 * each element. An object that only one thread at a time may use is recorded as read before the call. For an object that others may change
 * meanwhile see {@link Traversal}; nothing is held during the call.
 */
public final class TraversalHooks {
    private TraversalHooks() {}

    /** A call follows that goes through everything. */
    public static void begin(Object walked, ThreadState thread, int site) {
        OnlineChecker online = HookEntry.checker();
        if (thread.isAlone()) {
            CallHooks.enterAlone(walked, null, true, thread, site);
            return;
        }
        if (online == null || thread.isMuted()) {
            return;
        }
        try {
            EnteredCalls.Call call = thread.calls.enter();
            call.isWalk = true;
            CollectionView view = viewOf(walked, online, thread, site);
            if (view == null) {
                return;
            }
            if (!mayChangeMeanwhile(walked, view)) {
                CollectionHooks.readAll(walked, thread, site);
            } else if (view.walk() == null) {
                call.since = stateOf(view.shadow(), online, thread);
                call.walked = view.shadow();
            } else if (!view.walk().isShared()) {
                call.since = view.walk().since;
                call.walked = view.shadow();
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The call has ended: everything was read, if no other thread has changed anything. */
    public static void end(Object walked, ThreadState thread, int site) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call != null && call.since != EnteredCalls.NO_WALK && call.walked != null) {
                readInsideGate((CollectionShadow) call.walked, call.since, false, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** An iterator was asked whether it is at its end. */
    public static void readEnd(Object iterator, ThreadState thread, int site) {
        readToEnd(iterator, false, thread, site);
    }

    /** An iterator or a stream was asked for its next element, and has run code of the program if there was one. */
    public static void readRest(Object walked, ThreadState thread, int site) {
        readToEnd(walked, true, thread, site);
    }

    private static void readToEnd(Object walked, boolean readsElement, ThreadState thread, int site) {
        boolean isAtEnd = !thread.outcome.takeFailed();
        OnlineChecker online = HookEntry.checker();
        if (online == null || thread.isMuted()) {
            return;
        }
        try {
            CollectionView view = viewOf(walked, online, thread, site);
            if (view == null) {
                return;
            }
            if (mayChangeMeanwhile(walked, view)) {
                Traversal walk = view.walk();
                if (isAtEnd && walk != null) {
                    WalkSteps.ended(walk, thread);
                }
                if (isAtEnd && walk != null && !walk.isShared()) {
                    readInsideGate(view.shadow(), walk.since, false, thread, site);
                }
            } else if (readsElement) {
                CollectionHooks.readAll(walked, thread, site);
            } else {
                CollectionHooks.readSize(walked, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** An iterator was asked for its position. If others may change the collection meanwhile, the iterator knows the position itself. */
    public static void readPlace(Object walked, ThreadState thread, int site) {
        if (cannotChangeMeanwhile(walked, thread, site)) {
            CollectionHooks.readSize(walked, thread, site);
        }
    }

    /**
     * Something goes through an unknown part: recorded as everything, if others cannot change it meanwhile. If they can, but the walk fails
     * when they have, then each step reads how much there is. That is recorded only in directed executions: a program that catches the
     * exception has noticed the change. An enumeration does not fail, and shows what was added later.
     */
    public static void readSome(Object walked, ThreadState thread, int site) {
        if (cannotChangeMeanwhile(walked, thread, site)) {
            CollectionHooks.readAll(walked, thread, site);
        } else if (Events.mayHoldThreads()) {
            WalkSteps.stepping(walked, thread, site);
            if (!(walked instanceof Enumeration<?>)) {
                readSizeIfUnchanged(walked, thread, site);
            }
        }
    }

    private static void readSizeIfUnchanged(Object walked, ThreadState thread, int site) {
        OnlineChecker online = HookEntry.checker();
        if (online == null || thread.isMuted()) {
            return;
        }
        try {
            CollectionView view = viewOf(walked, online, thread, site);
            Traversal walk = view == null ? null : view.walk();
            if (walk != null && walk.failsIfChanged() && !walk.isShared()) {
                insideGate(
                        view.shadow(),
                        thread,
                        site,
                        entered -> view.shadow().readSizeSince(walk.since, entered.shadows, thread, site));
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static boolean cannotChangeMeanwhile(Object walked, ThreadState thread, int site) {
        OnlineChecker online = HookEntry.checker();
        if (online == null || thread.isMuted()) {
            return false;
        }
        try {
            CollectionView view = viewOf(walked, online, thread, site);
            return view != null && !mayChangeMeanwhile(walked, view);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return false;
        }
    }

    /**
     * Whether others may change the elements while this thread goes through them: several threads may use the collection at the same time,
     * and this one does not hold the monitor that would keep the others out.
     */
    static boolean mayChangeMeanwhile(Object walked, CollectionView view) {
        if (view.shadow().gate() == null) {
            return false;
        }
        Object monitor = view.walk() != null
                ? view.walk().monitor
                : ModelledClass.of(walked).monitorOf(walked);
        return monitor == null || !Thread.holdsLock(monitor);
    }

    /**
     * Inside the gate there is no change that was not recorded yet. If others have changed the collection in another way than the caller
     * expects, nothing is read.
     *
     * @param mayBeChanged whether others may have changed it once since then
     */
    static void readInsideGate(
            CollectionShadow shadow, long since, boolean mayBeChanged, ThreadState thread, int site) {
        insideGate(
                shadow, thread, site, online -> shadow.readAllSince(since, mayBeChanged, online.shadows, thread, site));
    }

    static void insideGate(CollectionShadow shadow, ThreadState thread, int site, Consumer<OnlineChecker> reading) {
        int depth = thread.calls.depth();
        thread.muted = ThreadState.IN_HOOK; // this wait is not one of the program
        thread.calls.enter();
        thread.calls.passGate(shadow, false, null, false);
        thread.muted = 0;
        OnlineChecker online = thread.calls.isLeftBehind() ? null : HookEntry.enter(thread, site);
        if (online != null) {
            reading.accept(online);
            HookEntry.leave(thread);
        }
        thread.calls.leaveTo(depth);
    }

    /** Null if nothing is known about what it shows, or if the program has another method of that name. */
    private static CollectionView viewOf(Object walked, OnlineChecker online, ThreadState thread, int site) {
        if (walked == null || !ModelledClass.of(walked).runsAt(site)) {
            return null;
        }
        thread.keepCarrier();
        CollectionView view = online.views.of(walked);
        thread.letCarrierGo();
        return view;
    }

    static long stateOf(CollectionShadow shadow, OnlineChecker online, ThreadState thread) {
        thread.keepCarrier();
        long state = shadow.currentState(online.shadows, thread);
        thread.letCarrierGo();
        return state;
    }
}
