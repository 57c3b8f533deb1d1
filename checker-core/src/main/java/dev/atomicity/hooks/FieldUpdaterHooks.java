package dev.atomicity.hooks;

import dev.atomicity.hooks.data.HandledVariable;
import dev.atomicity.hooks.engine.AccessDuringCall;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls before and after it accesses a field through a field updater, or by reflection. In between the
 * variable is held, as over a volatile access.
 */
public final class FieldUpdaterHooks {
    private static final WeakIdentityTable<HandledVariable> FIELDS = new WeakIdentityTable<>();

    private FieldUpdaterHooks() {}

    public static void read(Object updater, Object target, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.READ, updater, target, thread, site);
    }

    public static void write(Object updater, Object target, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.WRITE, updater, target, thread, site);
    }

    public static void tryWrite(Object updater, Object target, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.TRY, updater, target, thread, site);
    }

    /** The call updates the field by a function of the program; returns the function to give it. */
    public static Object updating(Object updater, Object target, Object function, ThreadState thread, int site) {
        try {
            return thread.isMuted() || HookEntry.checker() == null
                    ? function
                    : WatchedUpdate.of(function, () -> tryWrite(updater, target, thread, site), thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return function;
        }
    }

    /** The field is updated. */
    public static void updated(Object result, Object updater, ThreadState thread) {
        AccessDuringCall.written(thread);
    }

    public static void done(Object result, Object updater, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    public static void done(boolean result, Object updater, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    /** After a call that writes or fails. */
    public static void tried(boolean success, Object updater, ThreadState thread) {
        AccessDuringCall.tried(success, thread);
    }

    // ---------------------------------------------------------------- reflection

    /** Reflection is about to read a field. It may refuse to, so the read is recorded after the call. */
    public static void finding(Object field, Object target, ThreadState thread, int site) {
        beforeReflection(AccessDuringCall.Effect.READ, field, target, thread, site);
    }

    public static void found(Object value, Object field, ThreadState thread) {
        AccessDuringCall.found(thread);
    }

    public static void found(boolean value, Object field, ThreadState thread) {
        AccessDuringCall.found(thread);
    }

    public static void putting(Object field, Object target, ThreadState thread, int site) {
        beforeReflection(AccessDuringCall.Effect.WRITE, field, target, thread, site);
    }

    public static void put(Object nothing, Object field, ThreadState thread) {
        AccessDuringCall.written(thread);
    }

    private static void beforeReflection(
            AccessDuringCall.Effect effect, Object reflected, Object target, ThreadState thread, int site) {
        if (reflected == null || thread.isMuted() || HookEntry.checker() == null) {
            return;
        }
        try {
            HandledVariable field = HandledVariable.lookUp(FIELDS, reflected);
            if (field.kind() == HandledVariable.Kind.STATIC_FIELD) {
                AccessDuringCall.Effect now = field.mayRunInitializer() ? effect : AccessDuringCall.Effect.TRY;
                AccessDuringCall.begin(now, field.statics(), field.offset(), field.name(), thread, site);
                if (now == effect) {
                    VolatileHooks.done(thread); // the initialiser of the class may run within the call, and do anything
                }
            } else if (field.kind() == HandledVariable.Kind.FIELD && field.isIn(target)) {
                AccessDuringCall.begin(AccessDuringCall.Effect.TRY, target, field.offset(), field.name(), thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- within

    private static void before(
            AccessDuringCall.Effect effect, Object updater, Object target, ThreadState thread, int site) {
        if (updater == null || target == null || thread.isMuted() || HookEntry.checker() == null) {
            return;
        }
        try {
            HandledVariable field = HandledVariable.lookUp(FIELDS, updater);
            if (field.kind() == HandledVariable.Kind.FIELD && field.isIn(target)) {
                AccessDuringCall.begin(effect, target, field.offset(), field.name(), thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
