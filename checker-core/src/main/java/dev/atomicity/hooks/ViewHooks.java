package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.CollectionViews;
import dev.atomicity.hooks.data.KeyEquality;
import dev.atomicity.hooks.data.ListPositions;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.Traversal;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.reflect.Array;
import java.util.Map;

/**
 * What instrumented code calls after a call whose result gives access to the data of another object: a view, an iterator, a stream.
 */
public final class ViewHooks {
    private static volatile boolean entriesMayBeSet;

    private ViewHooks() {}

    /** The result of a call shows the data of the object, with the same keys. */
    public static void viewsKeys(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, (of, readOnly) -> of.through(true, readOnly));
    }

    /** The result of a call shows the data of the object, but has other keys. */
    public static void viewsAll(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, IN_OTHER_TERMS);
    }

    /** The result of a call goes through the data of the object. */
    public static void viewsWalk(Object walk, Object walked, ThreadState thread) {
        makeView(walk, walked, thread, (of, readOnly) -> {
            CollectionView view = of.through(false, readOnly);
            OnlineChecker online = HookEntry.checker();
            if (online == null || of.walk() != null || of.shadow().gate() == null) {
                return view;
            }
            long state = of.shadow().currentState(online.shadows, thread);
            return view.walking(new Traversal(
                    state, of.keyEquality(), ModelledClass.of(walked).monitorOf(walked)));
        });
        readIfOver(walk, walked, thread);
    }

    /**
     * An empty collection may return an iterator that all empty collections share, and that belongs to none of them: then everything was
     * read when the iterator was obtained, inside the gate.
     */
    private static void readIfOver(Object walk, Object walked, ThreadState thread) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call != null
                    && call.collection() == walked
                    && walk != null
                    && ModelledClass.of(walk).neverChanges
                    && IteratedObject.mayChangeMeanwhile(walked, thread)) {
                CollectionHooks.readAll(walked, thread, call.site());
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /** The result of a call goes through the elements of an array. */
    public static void viewsElements(Object walk, Object array, ThreadState thread, int site) {
        if (array != null) {
            viewsRange(walk, array, 0, Array.getLength(array), thread, site);
        }
    }

    /**
     * The result of a call goes through some elements of an array. As {@link CollectionHooks#readSource} says, they are read at once in a
     * function that another stream runs.
     */
    public static void viewsRange(Object walk, Object array, int from, int to, ThreadState thread, int site) {
        if (walk == null || array == null || (thread.isMuted() && !thread.isAlone())) {
            return;
        }
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call != null && call.isWalk) {
                ArrayHooks.read(array, from, to, thread, site);
            }
            OnlineChecker online = enter(thread, site);
            if (online != null) {
                ArrayPages pages = ArrayHooks.pagesOf(array, to - from);
                if (pages != null) {
                    ListPositions part =
                            ListPositions.ofArray(Array.getLength(array)).part(from, to);
                    CollectionShadow none = new CollectionShadow(ModelledClass.of(walk).simpleName, true);
                    online.views.add(walk, new CollectionView(none, KeyEquality.NONE, true, part, pages, null));
                }
                leave(thread);
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

    /** The result of an iterator's step. Tracking every entry pays off only if some class calls {@code setValue}. */
    public static void viewsEntry(Object step, Object iterator, ThreadState thread) {
        if (Events.mayHoldThreads()) {
            WalkSteps.taken(step, iterator, thread);
        }
        if (entriesMayBeSet && step instanceof Map.Entry<?, ?>) {
            makeView(step, iterator, thread, IN_OTHER_TERMS);
        }
    }

    /** Some class of the program calls {@code setValue}. */
    public static void entriesMayBeSet() {
        entriesMayBeSet = true;
    }

    private static final CollectionViews.Mapping IN_OTHER_TERMS = (of, readOnly) -> of.through(false, readOnly);

    private static void makeView(Object result, Object viewed, ThreadState thread, CollectionViews.Mapping through) {
        if (result == null || viewed == null || result == viewed || (thread.isMuted() && !thread.isAlone())) {
            return;
        }
        try {
            OnlineChecker online = enter(thread, thread.lastSite);
            if (online != null) {
                online.views.add(result, viewed, through);
                leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /** The relation of a view to its collection is needed later too, so it is kept even while the thread is alone. */
    private static OnlineChecker enter(ThreadState thread, int site) {
        return thread.isAlone() ? HookEntry.checker() : HookEntry.admit(thread, site);
    }

    private static void leave(ThreadState thread) {
        if (!thread.isAlone()) {
            HookEntry.leave(thread);
        }
    }
}
