package dev.atomicity.hooks;

/**
 * What instrumented code calls before and after it accesses a field through a field updater. In between the variable is
 * held, as over a volatile access.
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
