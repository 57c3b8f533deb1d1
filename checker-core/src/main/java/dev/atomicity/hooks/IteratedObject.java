package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.JdkFields;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.ThreadState;

/** What an iterator or a stream goes through: this determines what its steps read. */
final class IteratedObject {
    private IteratedObject() {}

    /**
     * The index of the array element that the last step has reached; {@code WHOLE_STEP} for an iterator that is one variable, {@code
     * NO_STEP} for any other.
     */
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

    /** Whether other threads may change a collection while a thread goes through its elements. */
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
