package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow.Access;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.JdkFields;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.Traversal;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls to record what it does to a collection, a map, an iterator or a string builder of the JDK.
 *
 * <p>A call on an object that only one thread at a time may use is recorded before the call. Calls on other objects go through a {@code
 * CallGate}, and are recorded when they have taken effect: {@link CallHooks} has the hooks for that, and those that find out whether a call
 * has changed something.
 */
public final class CollectionHooks {
    private CollectionHooks() {}

    // ---------------------------------------------------------------- a key, an element

    public static void readKey(Object collection, Object key, ThreadState thread, int site) {
        try {
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                if (view != null) {
                    view.accessKey(Access.READ, key, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void writeKey(Object collection, Object key, ThreadState thread, int site) {
        try {
            Access access = outcome(thread);
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                if (view != null && !view.isReadOnly()) {
                    endIfFailed(view.accessKey(access, key, online.shadows, thread, site), online, thread);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void readElement(Object list, int index, ThreadState thread, int site) {
        try {
            OnlineChecker online = index < 0 ? null : enter(list, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(list);
                if (view != null) {
                    view.readElement(index, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void writeElement(Object list, int index, ThreadState thread, int site) {
        try {
            OnlineChecker online = index < 0 ? null : enter(list, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(list);
                if (view != null && !view.isReadOnly()) {
                    view.changeElement(index, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- the whole

    public static void readAll(Object collection, ThreadState thread, int site) {
        try {
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                if (view != null && view.walk() != null && TraversalHooks.mayChangeMeanwhile(collection, view)) {
                    view.shadow().readAllSince(view.walk().since, false, online.shadows, thread, site);
                } else if (view != null) {
                    view.accessAll(Access.READ, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void writeAll(Object collection, ThreadState thread, int site) {
        try {
            Access access = outcome(thread);
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                if (view != null && !view.isReadOnly()) {
                    endIfFailed(view.accessAll(access, online.shadows, thread, site), online, thread);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** How many elements there are. */
    public static void readSize(Object collection, ThreadState thread, int site) {
        try {
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                if (view != null) {
                    view.readSize(online.shadows, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * An iterator is created. The elements of an array are read by the steps of the iterator; for a collection that others may change
     * meanwhile see {@link Traversal}; everything else is read now as well.
     */
    public static void readStart(Object collection, ThreadState thread, int site) {
        try {
            if (IteratedObject.isOfArray(collection)) {
                readSize(collection, thread, site);
            } else if (!IteratedObject.mayChangeMeanwhile(collection, thread)) {
                readAll(collection, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * A stream is created. It reads nothing until its elements are requested, unless it goes through a copy. If that happens in a
     * function that another stream runs, as {@code flatMap} does, the JDK asks for them at once.
     */
    public static void readSource(Object collection, ThreadState thread, int site) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            boolean isWithinWalk =
                    call != null && call.isWalk && !IteratedObject.mayChangeMeanwhile(collection, thread);
            if (isWithinWalk || (collection != null && ModelledClass.of(collection).iteratesCopies)) {
                readAll(collection, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** As {@code addAll}: the other collection is read. */
    public static void writeAllFrom(Object collection, Object other, ThreadState thread, int site) {
        readAll(other, thread, site);
        writeAll(collection, thread, site);
    }

    /** As {@code containsAll}: both are read. */
    public static void readAllWith(Object collection, Object other, ThreadState thread, int site) {
        readAll(other, thread, site);
        readAll(collection, thread, site);
    }

    /** As {@code drainTo}: both are written. */
    public static void moveAll(Object collection, Object other, ThreadState thread, int site) {
        writeAll(collection, thread, site);
        writeAll(other, thread, site);
    }

    // ---------------------------------------------------------------- steps of an iterator

    /** The element that a step of an iterator has reached. For everything but an array, the whole is read. */
    public static void readStep(Object iterator, ThreadState thread, int site) {
        int index = IteratedObject.stepOf(iterator, thread, site);
        if (index == ModelledClass.WHOLE_STEP) {
            writeAll(iterator, thread, site); // as Scanner.next
        } else if (index == JdkFields.NO_STEP) {
            TraversalHooks.readSome(iterator, thread, site);
        } else {
            readElement(iterator, index, thread, site);
        }
    }

    public static void writeStep(Object iterator, ThreadState thread, int site) {
        int index = IteratedObject.stepOf(iterator, thread, site);
        if (index == JdkFields.NO_STEP) {
            writeAll(iterator, thread, site);
        } else {
            writeElement(iterator, index, thread, site);
        }
    }

    // ---------------------------------------------------------------- within

    /** What the call has done. A failed call is a read like any other if its caller ignores the failure. */
    private static Access outcome(ThreadState thread) {
        Access failure = thread.outcome.isIgnored() ? Access.READ : Access.TRY;
        return thread.outcome.takeFailed() ? failure : Access.CHANGE;
    }

    /** An attempt that failed because of another thread ends the transaction: see {@link AtomicHooks#tried}. */
    private static void endIfFailed(boolean hasFailed, OnlineChecker online, ThreadState thread) {
        if (hasFailed) {
            Transactions.pause(online, thread, thread.region);
        }
    }

    static OnlineChecker enter(Object collection, ThreadState thread, int site) {
        if (collection == null
                || thread.isMuted()
                || thread.calls.isLeftBehind()
                || !ModelledClass.of(collection).isRecordedAt(site)) {
            return null;
        }
        return HookEntry.enter(thread, site);
    }
}
