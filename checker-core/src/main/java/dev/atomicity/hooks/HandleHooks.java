package dev.atomicity.hooks;

import dev.atomicity.hooks.data.BufferMemory;
import dev.atomicity.hooks.data.HandledVariable;
import dev.atomicity.hooks.engine.AccessDuringCall;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;

/**
 * What instrumented code calls before and after it calls a {@code VarHandle}. In between the variable is held, as over a volatile access.
 *
 * <p>Which variable is accessed depends on the handle. A hook gets the arguments that may identify it: the first argument, null if it is
 * not an object, and the second, -1 if it is not an index.
 */
public final class HandleHooks {
    private static final WeakIdentityTable<HandledVariable> VARIABLES = new WeakIdentityTable<>();

    private HandleHooks() {}

    public static void read(Object handle, Object first, int second, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.READ, handle, first, second, thread, site);
    }

    public static void write(Object handle, Object first, int second, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.WRITE, handle, first, second, thread, site);
    }

    public static void tryWrite(Object handle, Object first, int second, ThreadState thread, int site) {
        before(AccessDuringCall.Effect.TRY, handle, first, second, thread, site);
    }

    public static void done(Object result, Object handle, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    public static void done(boolean result, Object handle, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    /** After a call that writes or fails. */
    public static void tried(boolean success, Object handle, ThreadState thread) {
        AccessDuringCall.tried(success, thread);
    }

    /** The same after an exchange, which returns what it found. */
    public static void exchanged(boolean success, Object handle, ThreadState thread) {
        AccessDuringCall.tried(success, thread);
    }

    /** The index in a boxed number: handles accept these as well. */
    public static int index(Object second) {
        if (second instanceof Integer || second instanceof Short || second instanceof Byte) {
            return ((Number) second).intValue();
        }
        return second instanceof Character character ? character : -1;
    }

    private static void before(
            AccessDuringCall.Effect effect, Object handle, Object first, int second, ThreadState thread, int site) {
        if (!(handle instanceof VarHandle variable) || thread.isMuted() || HookEntry.checker() == null) {
            return;
        }
        try {
            HandledVariable meant = HandledVariable.lookUp(VARIABLES, variable);
            switch (meant.kind()) {
                case UNWATCHED -> {}
                case FIELD -> {
                    if (meant.isIn(first)) {
                        AccessDuringCall.begin(effect, first, meant.offset(), meant.name(), thread, site);
                    }
                }
                case STATIC_FIELD -> accessStatic(effect, meant, thread, site);
                case ELEMENT -> {
                    if (first != null && first.getClass().isArray()) {
                        int length = Array.getLength(first);
                        String name = AccessDuringCall.elementName(first);
                        accessElements(effect, first, length, second, 1, name, thread, site);
                    }
                }
                case BYTES_OF_ARRAY -> {
                    if (first instanceof byte[] bytes) {
                        accessElements(effect, bytes, bytes.length, second, meant.width(), "byte[]", thread, site);
                    }
                }
                case BYTES_OF_BUFFER -> {
                    boolean fails = !(first instanceof ByteBuffer buffer)
                            || !has(second, meant.width(), buffer.limit())
                            || (effect != AccessDuringCall.Effect.READ && buffer.isReadOnly());
                    if (!fails) {
                        BufferMemory memory = BufferMemory.of((ByteBuffer) first);
                        int index = memory.first() + second;
                        accessElements(
                                effect, memory.array(), memory.length(), index, meant.width(), "byte[]", thread, site);
                    }
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * While the class is being initialised, nothing is held: its initialiser may run within the call, and wait for anything. An attempt
     * then counts as successful, because no other thread can have been faster.
     */
    private static void accessStatic(
            AccessDuringCall.Effect effect, HandledVariable field, ThreadState thread, int site) {
        if (field.mayRunInitializer()) {
            AccessDuringCall.Effect recorded = effect == AccessDuringCall.Effect.READ
                    ? AccessDuringCall.Effect.READ
                    : AccessDuringCall.Effect.WRITE;
            AccessDuringCall.begin(recorded, field.statics(), field.offset(), field.name(), thread, site);
            VolatileHooks.done(thread);
        } else {
            AccessDuringCall.begin(effect, field.statics(), field.offset(), field.name(), thread, site);
        }
    }

    private static void accessElements(
            AccessDuringCall.Effect effect,
            Object array,
            int length,
            int index,
            int count,
            String name,
            ThreadState thread,
            int site) {
        if (has(index, count, length)) {
            AccessDuringCall.beginElements(effect, array, length, index, count, name, thread, site);
        }
    }

    private static boolean has(int index, int width, int length) {
        return index >= 0 && index <= length - width;
    }
}
