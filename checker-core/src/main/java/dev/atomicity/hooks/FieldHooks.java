package dev.atomicity.hooks;

/**
 * What instrumented code calls before and after it accesses a field through a field updater, or by reflection. In between the
 * variable is held, as over a volatile access.
 */
public final class FieldHooks {
    private static final WeakIdentityTable<HandledVariable> FIELDS = new WeakIdentityTable<>();

    private FieldHooks() {}

    public static void read(Object updater, Object target, ThreadState thread, int site) {
        before(HeldAccess.Effect.READ, updater, target, thread, site);
    }

    public static void write(Object updater, Object target, ThreadState thread, int site) {
        before(HeldAccess.Effect.WRITE, updater, target, thread, site);
    }

    public static void tryWrite(Object updater, Object target, ThreadState thread, int site) {
        before(HeldAccess.Effect.TRY, updater, target, thread, site);
    }

    /** The call updates the field by a function of the program; returns the function to give it. */
    public static Object updating(Object updater, Object target, Object function, ThreadState thread, int site) {
        try {
            return thread.isMuted() || Hooks.checker() == null
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
        HeldAccess.written(thread);
    }

    public static void done(Object result, Object updater, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    public static void done(boolean result, Object updater, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    /** After a call that writes or fails. */
    public static void tried(boolean success, Object updater, ThreadState thread) {
        HeldAccess.tried(success, thread);
    }

    // ---------------------------------------------------------------- reflection

    /** Reflection is about to read a field. It may refuse to, so that is recorded when it has. */
    public static void finding(Object field, Object target, ThreadState thread, int site) {
        beforeReflection(HeldAccess.Effect.READ, field, target, thread, site);
    }

    public static void found(Object value, Object field, ThreadState thread) {
        HeldAccess.found(thread);
    }

    public static void found(boolean value, Object field, ThreadState thread) {
        HeldAccess.found(thread);
    }

    public static void putting(Object field, Object target, ThreadState thread, int site) {
        beforeReflection(HeldAccess.Effect.WRITE, field, target, thread, site);
    }

    public static void put(Object nothing, Object field, ThreadState thread) {
        HeldAccess.written(thread);
    }

    private static void beforeReflection(
            HeldAccess.Effect effect, Object reflected, Object target, ThreadState thread, int site) {
        if (reflected == null || thread.isMuted() || Hooks.checker() == null) {
            return;
        }
        try {
            HandledVariable field = HandledVariable.lookUp(FIELDS, reflected);
            if (field.kind() == HandledVariable.Kind.STATIC_FIELD) {
                HeldAccess.Effect now = field.mayRunInitializer() ? effect : HeldAccess.Effect.TRY;
                HeldAccess.begin(now, field.statics(), field.offset(), field.name(), thread, site);
                if (now == effect) {
                    VolatileHooks.done(thread); // the initialiser of the class may run within the call, and do anything
                }
            } else if (field.kind() == HandledVariable.Kind.FIELD && field.isIn(target)) {
                HeldAccess.begin(HeldAccess.Effect.TRY, target, field.offset(), field.name(), thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- within

    private static void before(HeldAccess.Effect effect, Object updater, Object target, ThreadState thread, int site) {
        if (updater == null || target == null || thread.isMuted() || Hooks.checker() == null) {
            return;
        }
        try {
            HandledVariable field = HandledVariable.lookUp(FIELDS, updater);
            if (field.kind() == HandledVariable.Kind.FIELD && field.isIn(target)) {
                HeldAccess.begin(effect, target, field.offset(), field.name(), thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
