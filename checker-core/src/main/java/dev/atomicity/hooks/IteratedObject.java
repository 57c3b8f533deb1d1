package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.JdkFields;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.ThreadState;

/** What an iterator or a stream goes through, as far as it decides what its steps read. */
final class IteratedObject {
    private IteratedObject() {}

    /** The index of the element of an array to which the last step has led, or one of two constants that say what else it is. */
    static int stepOf(Object iterator, ThreadState thread, int site) {
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

    static boolean isOfArray(Object object) {
        OnlineChecker online = HookEntry.checker();
        if (object == null || online == null || !ModelledClass.of(object).mayShowArray) {
            return false;
        }
        CollectionView view = online.views.find(object);
        return view != null && view.array() != null;
    }

    /** Whether others may change a collection while somebody goes through its elements. */
    static boolean mayChangeMeanwhile(Object collection, ThreadState thread) {
        OnlineChecker online = HookEntry.checker();
        if (collection == null || online == null || thread.isMuted()) {
            return false;
        }
        CollectionView view = online.views.find(collection);
        return view != null
                && view.shadow() != null
                && !ModelledClass.of(collection).iteratesCopies
                && TraversalHooks.mayChangeMeanwhile(collection, view);
    }
}
