package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionShadow.Access;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.JdkFields;
import dev.atomicity.hooks.data.KeyEquality;
import dev.atomicity.hooks.data.ListPositions;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.Traversal;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;

/**
 * What instrumented code calls to tell what it does to a collection, a map, an iterator or a string builder of the JDK.
 *
 * <p>What only one thread at a time may use is recorded before the call. Calls on other objects go through a
 * {@code CallGate}, and are recorded when they have taken effect: {@link CallHooks} has the hooks for that, and those that
 * say whether a call that may change something has done so.
 */
public final class CollectionHooks {
    private static volatile boolean entriesMayBeSet;

    private CollectionHooks() {}

    // ---------------------------------------------------------------- a key, an element

    public static void readKey(Object collection, Object key, ThreadState thread, int site) {
        try {
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = viewOf(collection, online);
                if (view != null) {
                    accessKey(Access.READ, view, key, online, thread, site);
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
            Access access = thread.call.takeFailed() ? Access.TRY : Access.CHANGE;
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = viewOf(collection, online);
                if (view != null && !view.isReadOnly()) {
                    endIfFailed(accessKey(access, view, key, online, thread, site), online, thread);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** Returns whether it is an attempt that failed because of another thread. */
    private static boolean accessKey(
            Access access, CollectionView view, Object key, OnlineChecker online, ThreadState thread, int site) {
        CollectionShadow shadow = view.shadow();
        if (!view.keying().tellsApart(key)) {
            return view.accessAll(access, online.shadows, thread, site);
        }
        thread.letCarrierGo(); // the program's code may wait for anything
        int hash;
        thread.muted = ThreadState.IN_PROGRAM;
        try {
            hash = view.keying().hash(key);
        } catch (Throwable e) {
            return false; // the key fails in the collection too: there is no access
        } finally {
            thread.muted = ThreadState.IN_HOOK;
        }
        return shadow.accessKey(access, key, hash, view.keying(), online.shadows, thread, site);
    }

    public static void readElement(Object list, int index, ThreadState thread, int site) {
        try {
            OnlineChecker online = index < 0 ? null : enter(list, thread, site);
            if (online != null) {
                CollectionView view = viewOf(list, online);
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
                CollectionView view = viewOf(list, online);
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
                CollectionView view = viewOf(collection, online);
                if (view != null && view.walk() != null && TraversalHooks.mayChangeMeanwhile(collection, view)) {
                    view.shadow().readAllIfUnchangedByOthers(view.walk().since, online.shadows, thread, site);
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
            Access access = thread.call.takeFailed() ? Access.TRY : Access.CHANGE;
            OnlineChecker online = enter(collection, thread, site);
            if (online != null) {
                CollectionView view = viewOf(collection, online);
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
                CollectionView view = viewOf(collection, online);
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
     * An iterator is made. The elements of an array are read by its steps, and what others may change meanwhile as
     * {@link Traversal} says; all else is read also by this.
     */
    public static void readStart(Object collection, ThreadState thread, int site) {
        try {
            if (isOfArray(collection)) {
                readSize(collection, thread, site);
            } else if (!isWalked(collection, thread)) {
                readAll(collection, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * A stream is made. It reads nothing until somebody asks for its elements, unless it goes through a copy. If that
     * happens in a function that another stream runs, as {@code flatMap} does, the JDK asks for them at once.
     */
    public static void readSource(Object collection, ThreadState thread, int site) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            boolean isWithinWalk = call != null && call.isWalk && !isWalked(collection, thread);
            if (isWithinWalk || (collection != null && ModelledClass.of(collection).iteratesCopies)) {
                readAll(collection, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** Whether others may change a collection while somebody goes through its elements. */
    private static boolean isWalked(Object collection, ThreadState thread) {
        OnlineChecker online = HookEntry.checker();
        if (collection == null || online == null || thread.isMuted()) {
            return false;
        }
        CollectionView view = online.views.get(collection);
        return view != null
                && view.shadow() != null
                && !ModelledClass.of(collection).iteratesCopies
                && TraversalHooks.mayChangeMeanwhile(collection, view);
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

    /** The element to which a step of an iterator has led; of all but an array it is the whole that is read. */
    public static void readStep(Object iterator, ThreadState thread, int site) {
        int index = stepOf(iterator, thread, site);
        if (index == ModelledClass.WHOLE_STEP) {
            writeAll(iterator, thread, site); // as Scanner.next
        } else if (index == JdkFields.NO_STEP) {
            TraversalHooks.readSome(iterator, thread, site);
        } else {
            readElement(iterator, index, thread, site);
        }
    }

    public static void writeStep(Object iterator, ThreadState thread, int site) {
        int index = stepOf(iterator, thread, site);
        if (index == JdkFields.NO_STEP) {
            writeAll(iterator, thread, site);
        } else {
            writeElement(iterator, index, thread, site);
        }
    }

    private static int stepOf(Object iterator, ThreadState thread, int site) {
        try {
            if (iterator != null && ModelledClass.of(iterator).whole != null) {
                return ModelledClass.WHOLE_STEP;
            }
            return isOfArray(iterator) ? ModelledClass.of(iterator).stepOf(iterator) : JdkFields.NO_STEP;
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return JdkFields.NO_STEP;
        }
    }

    private static boolean isOfArray(Object object) {
        OnlineChecker online = HookEntry.checker();
        if (object == null || online == null || !ModelledClass.of(object).mayShowArray) {
            return false;
        }
        CollectionView view = online.views.get(object);
        return view != null && view.array() != null;
    }

    // ---------------------------------------------------------------- views

    /** The result of a call shows what the object keeps, with the same keys. */
    public static void viewsKeys(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, (of, readOnly) -> of.through(true, readOnly));
    }

    /** The result of a call shows what the object keeps, in other terms than its keys. */
    public static void viewsAll(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, IN_OTHER_TERMS);
    }

    /** The result of a call goes through what the object keeps. */
    public static void viewsWalk(Object walk, Object walked, ThreadState thread) {
        makeView(walk, walked, thread, (of, readOnly) -> {
            CollectionView view = of.through(false, readOnly);
            OnlineChecker online = HookEntry.checker();
            if (online == null || of.walk() != null || of.shadow().gate() == null) {
                return view;
            }
            long state = of.shadow().currentState(online.shadows, thread);
            return view.walking(new Traversal(state, ModelledClass.of(walked).monitorOf(walked)));
        });
    }

    /** The result of a call goes through the elements of an array. */
    public static void viewsElements(Object walk, Object array, ThreadState thread, int site) {
        if (array != null) {
            viewsRange(walk, array, 0, Array.getLength(array), thread, site);
        }
    }

    /**
     * The result of a call goes through some elements of an array. As {@link #readSource} says, they are read at once in a
     * function that another stream runs.
     */
    public static void viewsRange(Object walk, Object array, int from, int to, ThreadState thread, int site) {
        if (walk == null || array == null || thread.isMuted()) {
            return;
        }
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call != null && call.isWalk) {
                ArrayHooks.read(array, from, to, thread, site);
            }
            OnlineChecker online = HookEntry.admit(thread, site);
            if (online != null) {
                ArrayPages pages = ArrayHooks.pagesOf(array, to - from);
                if (pages != null) {
                    ListPositions part =
                            ListPositions.ofArray(Array.getLength(array)).part(from, to);
                    CollectionShadow none = new CollectionShadow(ModelledClass.of(walk).simpleName, true);
                    online.views.computeIfAbsent(
                            walk, key -> new CollectionView(none, KeyEquality.NONE, true, part, pages, null));
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The result of a call goes through some of what the object would have gone through. */
    public static void viewsSome(Object part, Object whole, ThreadState thread) {
        makeView(part, whole, thread, (of, readOnly) -> {
            if (of.walk() != null) {
                of.walk().share();
            }
            return of.through(false, readOnly);
        });
    }

    /** The result of a call shows a part of a list. */
    public static void viewsPart(Object view, Object list, int from, int to, ThreadState thread) {
        makeView(view, list, thread, (of, readOnly) -> of.part(from, to, readOnly));
    }

    /** The result of a call shows a list backwards. */
    public static void viewsReversed(Object view, Object list, ThreadState thread) {
        makeView(view, list, thread, (of, readOnly) -> of.reversed(readOnly));
    }

    /** The result of an iterator's step. To keep track of every pair is worth its price only if some may be set. */
    public static void viewsEntry(Object step, Object iterator, ThreadState thread) {
        if (entriesMayBeSet && step instanceof Map.Entry<?, ?>) {
            makeView(step, iterator, thread, IN_OTHER_TERMS);
        }
    }

    /** Some class of the program calls {@code setValue}. */
    public static void entriesMayBeSet() {
        entriesMayBeSet = true;
    }

    /** How an object shows what another one does. */
    @FunctionalInterface
    private interface Through {
        CollectionView view(CollectionView of, boolean readOnly);
    }

    private static final Through IN_OTHER_TERMS = (of, readOnly) -> of.through(false, readOnly);

    private static void makeView(Object result, Object viewed, ThreadState thread, Through through) {
        if (result == null || viewed == null || result == viewed || thread.isMuted()) {
            return;
        }
        try {
            OnlineChecker online = HookEntry.admit(thread, thread.lastSite);
            if (online != null) {
                makeView(result, viewed, online, through);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    private static void makeView(Object result, Object viewed, OnlineChecker online, Through through) {
        ModelledClass type = ModelledClass.of(result);
        ModelledClass viewedType = ModelledClass.of(viewed);
        boolean isIterator = !type.keepsData;
        if (type.neverChanges) {
            return;
        }
        if (type.isModelled && viewedType.isModelled && !(isIterator && viewedType.iteratesCopies)) {
            CollectionView of = viewOf(viewed, online);
            if (of != null) {
                if (type.isForSeveral) {
                    of.shadow().isForSeveral(type.takesMonitor);
                }
                online.views.computeIfAbsent(result, key -> through.view(of, type.isReadOnly));
            }
        } else if (type.isModelled) {
            online.views.computeIfAbsent(result, key -> CollectionView.OF_THE_PROGRAM);
        }
    }

    // ---------------------------------------------------------------- within

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

    /** Null for what shows data of an unknown object. */
    static CollectionView viewOf(Object collection, OnlineChecker online) {
        CollectionView known = online.views.get(collection);
        if (known == null) {
            ModelledClass type = ModelledClass.of(collection);
            if (!type.keepsData) {
                return null;
            }
            Object defaults = ObjectHooks.defaultsOf(collection);
            CollectionView below = defaults == null ? null : viewOf(defaults, online);
            known = online.views.computeIfAbsent(collection, key -> newView(key, type, below, online));
        }
        return known.shadow() == null ? null : known;
    }

    /**
     * @param below how the defaults of properties are shown, null if there are none: a call looks at both, so both have one gate
     */
    private static CollectionView newView(
            Object collection, ModelledClass type, CollectionView below, OnlineChecker online) {
        boolean isList = collection instanceof List;
        CollectionShadow shadow = new CollectionShadow(type.simpleName, isList);
        if (below != null) {
            shadow.shareGate(below.shadow());
        }
        if (type.isForSeveral) {
            shadow.isForSeveral(type.takesMonitor);
        }
        Object array = type.arrayOf(collection);
        if (array != null) {
            int length = Array.getLength(array);
            ArrayPages pages = online.arrays.computeIfAbsent(array, key -> new ArrayPages(length));
            return new CollectionView(shadow, KeyEquality.NONE, false, ListPositions.ofArray(length), pages, null);
        }
        return new CollectionView(
                shadow, type.keyingOf(collection), type.isReadOnly, isList ? ListPositions.ALL : null, null, null);
    }
}
