package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow.Access;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls when it has asked an object for its text, its hash code, or whether it equals another one. For most
 * objects there is nothing to record; collections and other stateful objects of the JDK are read as a whole.
 */
public final class ContentHooks {
    private ContentHooks() {}

    /** An object was asked for its text. */
    public static void readText(Object object, ThreadState thread, int site) {
        try {
            if (object != null && ModelledClass.of(object).hasText) {
                readContent(object, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** An object was asked for its hash code. */
    public static void readHash(Object object, ThreadState thread, int site) {
        try {
            if (object != null && ModelledClass.of(object).hasHash) {
                readContent(object, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** An object was asked whether it equals another one: both were read. */
    public static void readEquality(Object object, Object other, ThreadState thread, int site) {
        try {
            if (object != null && other != null && object != other && ModelledClass.of(object).hasEquality) {
                readContent(object, thread, site);
                if (ModelledClass.of(other).hasEquality) {
                    readContent(other, thread, site);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The class is known to have the JDK's own method, whatever the call at the site is. */
    private static void readContent(Object object, ThreadState thread, int site) {
        boolean isRecorded = !thread.isMuted()
                && !thread.calls.isLeftBehind()
                && ModelledClass.of(object).mayChange();
        OnlineChecker online = isRecorded ? HookEntry.enter(thread, site) : null;
        if (online != null) {
            CollectionView view = online.views.of(object);
            if (view != null) {
                view.accessAll(Access.READ, online.shadows, thread, site);
            }
            HookEntry.leave(thread);
        }
    }
}
