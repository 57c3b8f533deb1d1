package dev.atomicity.hooks;

import dev.atomicity.hooks.data.JdkFields;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import java.lang.reflect.Array;
import java.util.Vector;

/**
 * What instrumented code calls before it calls a method of the JDK that reads or writes many elements of an array. Each of
 * them is a variable, as in a loop of the program.
 */
public final class ArrayHooks {
    /** In place of an end index: the end of the array. */
    private static final int ALL = -1;

    /**
     * The largest number of elements that is recorded at once for an array that the program only passes to such methods. A shadow is many
     * times as large as a byte, and the program must not run out of memory because of it.
     */
    static final int MOST = 1 << 14;

    /** The offset of the number of elements in a vector, a protected field of its API. */
    private static final long VECTOR_COUNT = JdkFields.placeOf(Vector.class, "elementCount");

    private ArrayHooks() {}

    public static void read(Object array, ThreadState thread, int site) {
        read(array, 0, ALL, thread, site);
    }

    /**
     * Elements of a part are read. If there is no such part, the call fails, and there is no event.
     *
     * @param to the end of the part, exclusive; -1 for the end of the array
     */
    public static void read(Object array, int from, int to, ThreadState thread, int site) {
        try {
            int end = endOf(array, from, to, thread);
            ArrayPages pages = end > from ? pagesOf(array, end - from) : null;
            for (int i = from; pages != null && i < end; i++) {
                AccessHooks.readElement(pages, i, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void write(Object array, int from, int to, ThreadState thread, int site) {
        try {
            int end = endOf(array, from, to, thread);
            ArrayPages pages = end > from ? pagesOf(array, end - from) : null;
            for (int i = from; pages != null && i < end; i++) {
                AccessHooks.writeElement(pages, i, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** The shadow of an array; null if that number of elements is not recorded. */
    static ArrayPages pagesOf(Object array, int count) {
        OnlineChecker online = HookEntry.checker();
        boolean isTooMuch = count > MOST && (online == null || online.arrays.get(array) == null);
        return isTooMuch ? null : AccessHooks.pages(array);
    }

    /** An element was read by reflection. */
    public static void readReflected(Object array, int index, ThreadState thread, int site) {
        read(array, index, index + 1, thread, site);
    }

    public static void writeReflected(Object array, int index, ThreadState thread, int site) {
        write(array, index, index + 1, thread, site);
    }

    /** The given number of elements is read, or all if there are fewer. */
    public static void readFirst(Object array, int count, ThreadState thread, int site) {
        if (array != null && array.getClass().isArray()) {
            read(array, 0, Math.min(count, Array.getLength(array)), thread, site);
        }
    }

    /**
     * After {@code collection.toArray(array)}. If all elements fit, they are stored from the start of the array, followed by null if
     * there is room. So everything up to and including the first null has been written, and only that is recorded: elements after a null
     * may be older than the call.
     */
    public static void filled(Object result, Object array, Object collection, ThreadState thread, int site) {
        if (result == array && array instanceof Object[] elements && isOwnCall(collection, thread, site)) {
            int end = 0;
            while (end < elements.length && elements[end] != null) {
                end++;
            }
            write(array, 0, Math.min(end + 1, elements.length), thread, site);
        }
    }

    /** After {@code vector.copyInto(array)}. */
    public static void filledByVector(Object array, Object vector, ThreadState thread, int site) {
        if (array != null && VECTOR_COUNT != JdkFields.MISSING && isOwnCall(vector, thread, site)) {
            int count = Memory.getInt(vector, VECTOR_COUNT);
            write(array, 0, Math.min(count, Array.getLength(array)), thread, site);
        }
    }

    /** Whether the call ran the JDK's own method, and is to be recorded. */
    private static boolean isOwnCall(Object collection, ThreadState thread, int site) {
        try {
            return collection != null
                    && !thread.isMuted()
                    && HookEntry.checker() != null
                    && ModelledClass.of(collection).runsAt(site);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
            return false;
        }
    }

    /** As {@code System.arraycopy}. */
    public static void copy(Object source, int from, Object target, int to, int count, ThreadState thread, int site) {
        boolean fits = endOf(source, from, from + count, thread) > from
                && endOf(target, to, to + count, thread) > to
                && haveSameElements(source.getClass(), target.getClass());
        if (fits) {
            read(source, from, from + count, thread, site);
            write(target, to, to + count, thread, site);
        }
    }

    private static boolean haveSameElements(Class<?> source, Class<?> target) {
        return source.getComponentType().isPrimitive()
                        || target.getComponentType().isPrimitive()
                ? source == target
                : true;
    }

    /** The end of the range, exclusive; 0 if there is no such range, or the thread is not checked. */
    private static int endOf(Object array, int from, int to, ThreadState thread) {
        if (array == null || !array.getClass().isArray() || thread.isMuted() || HookEntry.checker() == null) {
            return 0;
        }
        int length = Array.getLength(array);
        int end = to == ALL ? length : to;
        return from < 0 || end > length ? 0 : end;
    }
}
