package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionShadow.Access;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.data.PropertyDefaults;
import dev.atomicity.hooks.data.WholeObject;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ExclusiveUse;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.Properties;

/**
 * What instrumented code calls to record what it does to a {@link WholeObject}, in addition to the hooks that such objects share
 * with collections.
 */
public final class ObjectHooks {
    private ObjectHooks() {}

    /**
     * A call whose effect does not matter to other calls, such as drawing a random number: two such calls do not conflict. But if the
     * same transaction has changed the object before, for example by setting the seed, it relies on the results: then the call is
     * recorded as a change.
     */
    public static void useAll(Object object, ThreadState thread, int site) {
        try {
            OnlineChecker online = CollectionHooks.enter(object, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(object);
                if (view != null) {
                    use(view, online, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** Output to memory is a change of the object; output that goes elsewhere is not kept by the object. */
    public static void appendAll(Object object, ThreadState thread, int site) {
        WholeObject whole = wholeOf(object, thread, site);
        if (whole != null && whole.isForOutput()) {
            useAll(object, thread, site);
        } else {
            CollectionHooks.writeAll(object, thread, site);
        }
    }

    public static void closeAll(Object object, ThreadState thread, int site) {
        WholeObject whole = wholeOf(object, thread, site);
        if (whole != null && whole.canBeClosed) {
            CollectionHooks.writeAll(object, thread, site);
        }
    }

    /**
     * A call follows that must not overlap another one on the same object. Each such call has a variable, which is written before the call
     * and read after it. A call of another thread at the same time writes that variable.
     */
    public static void useAlone(Object object, ThreadState thread, int site) {
        try {
            OnlineChecker online = CollectionHooks.enter(object, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(object);
                ExclusiveUse use = null;
                if (view != null) {
                    use(view, online, thread, site);
                    Events.usesAlone(thread, object, false, site);
                    use = view.shadow().exclusiveCalls().beginUse(object, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
                HoldPoints.point(
                        thread); // before the thread counts as inside the call: no thread is held inside such calls
                if (use != null) {
                    thread.uses.begin(use);
                    thread.calls.enter();
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** That call has ended. */
    public static void usedAlone(Object result, Object object, ThreadState thread) {
        try {
            ExclusiveUse use = thread.uses.take(object);
            if (use != null) {
                thread.calls.leaveTo(use.depth);
            }
            OnlineChecker online = use == null ? null : HookEntry.enter(thread, use.site);
            if (online != null) {
                ((CollectionShadow) use.shadow).exclusiveCalls().endUse(use, online.shadows, thread);
                Events.usesAlone(thread, object, true, use.site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    public static void usedAlone(boolean result, Object object, ThreadState thread) {
        usedAlone(null, object, thread);
    }

    // ---------------------------------------------------------------- properties

    /** A property that has no value is looked up in the defaults. */
    public static void readProperty(Object properties, Object key, ThreadState thread, int site) {
        try {
            Object next = properties;
            while (next != null) {
                CollectionHooks.readKey(next, key, thread, site);
                next = hasValue(next, key) ? null : PropertyDefaults.of(next);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** All properties, including those whose values come from the defaults. */
    public static void readProperties(Object properties, ThreadState thread, int site) {
        for (Object next = properties; next != null; next = PropertyDefaults.of(next)) {
            CollectionHooks.readAll(next, thread, site);
        }
    }

    /** The methods of a class of the program are not called: they may do anything. */
    private static boolean hasValue(Object properties, Object key) {
        return properties.getClass() != Properties.class
                || key == null
                || ((Properties) properties).get(key) instanceof String;
    }

    // ---------------------------------------------------------------- within

    private static void use(CollectionView view, OnlineChecker online, ThreadState thread, int site) {
        boolean isMine = view.shadow().wasWrittenInTransaction(thread);
        view.accessAll(isMine ? Access.CHANGE : Access.READ, online.shadows, thread, site);
    }

    private static WholeObject wholeOf(Object object, ThreadState thread, int site) {
        try {
            return object == null ? null : ModelledClass.of(object).whole;
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return null;
        }
    }
}
