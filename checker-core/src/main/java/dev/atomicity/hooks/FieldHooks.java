package dev.atomicity.hooks;

import dev.atomicity.checker.Segments;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.reflect.Array;

/**
 * What instrumented code calls before and after it accesses a field through a {@code VarHandle} or a field updater, or
 * an element of an array through a {@code VarHandle}. In between the variable is held, as over a volatile access.
 */
public final class FieldHooks {
    private static final WeakIdentityTable<FieldShadow> FIELDS = new WeakIdentityTable<>();

    private FieldHooks() {}

    private enum Effect {
        READ,
        WRITE,
        /** Known when the call is over. */
        TRY
    }

    public static void read(Object handle, Object target, ThreadState thread, int site) {
        beforeField(Effect.READ, handle, target, thread, site);
    }

    public static void write(Object handle, Object target, ThreadState thread, int site) {
        beforeField(Effect.WRITE, handle, target, thread, site);
    }

    public static void tryWrite(Object handle, Object target, ThreadState thread, int site) {
        beforeField(Effect.TRY, handle, target, thread, site);
    }

    /** The call runs code of the program. */
    public static void run(Object handle, Object target, ThreadState thread, int site) {
        write(handle, target, thread, site);
        VolatileHooks.done(thread);
    }

    public static void readElement(Object array, int index, ThreadState thread, int site) {
        beforeElement(Effect.READ, array, index, thread, site);
    }

    public static void writeElement(Object array, int index, ThreadState thread, int site) {
        beforeElement(Effect.WRITE, array, index, thread, site);
    }

    public static void tryWriteElement(Object array, int index, ThreadState thread, int site) {
        beforeElement(Effect.TRY, array, index, thread, site);
    }

    public static void done(Object result, Object subject, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    public static void done(boolean result, Object subject, ThreadState thread) {
        VolatileHooks.done(thread);
    }

    /**
     * After a call that writes or fails. If it fails because another thread has written, the transaction ends here: see
     * {@link AtomicHooks#tried}.
     */
    public static void tried(boolean success, Object subject, ThreadState thread) {
        OnlineChecker online = Hooks.checker();
        if (thread.heldBase == null || thread.heldName == null || online == null || thread.muted != 0) {
            VolatileHooks.done(thread);
            return;
        }
        thread.muted = 1;
        thread.keepCarrier();
        boolean isVoid = false;
        try {
            long writer = Memory.get(thread.heldBase, thread.heldOffset);
            isVoid = !success && writer != 0 && Segments.slotOf(writer) != Segments.slotOf(thread.segment);
            if (!isVoid) {
                tellHeld(success, online, thread, thread.lastSite);
            }
        } catch (Throwable e) {
            Hooks.fail(e);
        } finally {
            VolatileHooks.done(thread);
            Hooks.leave(thread);
        }
        if (isVoid) {
            RegionHooks.blocking(thread);
        }
    }

    /** The same after an exchange, which gives what it found. */
    public static void exchanged(boolean success, Object subject, ThreadState thread) {
        tried(success, subject, thread);
    }

    // ---------------------------------------------------------------- within

    private static void beforeField(Effect effect, Object handle, Object target, ThreadState thread, int site) {
        if (handle == null || target == null || thread.muted != 0) {
            return;
        }
        OnlineChecker online = Hooks.enter(thread, site);
        if (online != null) {
            try {
                FieldShadow field = FIELDS.computeIfAbsent(handle, key -> FieldShadow.of(key, target));
                if (field.offset() >= 0) {
                    holdAndTell(effect, target, field.offset(), field.name(), online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    private static void beforeElement(Effect effect, Object array, int index, ThreadState thread, int site) {
        if (array == null || !array.getClass().isArray() || thread.muted != 0) {
            return;
        }
        OnlineChecker online = index < 0 || index >= Array.getLength(array) ? null : Hooks.enter(thread, site);
        if (online != null) {
            try {
                ArrayPages pages = online.arrays.computeIfAbsent(array, key -> new ArrayPages(Array.getLength(key)));
                holdAndTell(
                        effect,
                        pages.pageOf(index),
                        ArrayPages.offset(index),
                        elementName(array),
                        online,
                        thread,
                        site);
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    private static void holdAndTell(
            Effect effect, Object base, long offset, String name, OnlineChecker online, ThreadState thread, int site) {
        VolatileHooks.hold(thread, base, offset, OnlineShadows.acquire(base, offset));
        thread.heldName = name;
        if (effect != Effect.TRY) {
            tellHeld(effect == Effect.WRITE, online, thread, site);
        }
    }

    private static void tellHeld(boolean writes, OnlineChecker online, ThreadState thread, int site) {
        Object base = thread.heldBase;
        long offset = thread.heldOffset;
        long reader = thread.heldReader;
        thread.heldReader = writes
                ? online.shadows.write(thread, base, offset, reader, site)
                : online.shadows.read(thread, base, offset, reader, site);
        Recorder.access(thread, writes ? "w" : "r", thread.heldName, base, offset, site);
    }

    /** As the sites of plain accesses name it: after the instruction, which is the same for bytes and booleans. */
    private static String elementName(Object array) {
        Class<?> element = array.getClass().getComponentType();
        return (element == boolean.class ? "byte" : element.isPrimitive() ? element.getName() : "Object") + "[]";
    }
}
