package dev.atomicity.shadow;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Reads and writes numbers inside objects by offset and with a memory order, and reads references from fields of the JDK. Shadow words
 * are fields of the program's own classes, and not every class file version can have VarHandle constants for them.
 *
 * <p>Needs {@code java.base/jdk.internal.misc} exported to its module, which the agent takes care of. The handles are constants, so the
 * compiler turns each call into one instruction.
 */
public final class Memory {
    private static final MethodHandle GET;
    private static final MethodHandle GET_ACQUIRE;
    private static final MethodHandle GET_VOLATILE;
    private static final MethodHandle GET_INT;
    private static final MethodHandle GET_SHORT;
    private static final MethodHandle GET_BYTE;
    private static final MethodHandle GET_REFERENCE;
    private static final MethodHandle PUT;
    private static final MethodHandle PUT_RELEASE;
    private static final MethodHandle COMPARE_AND_SET;
    private static final MethodHandle FIELD_OFFSET;
    private static final MethodHandle PARK;
    private static final MethodHandle SHOULD_BE_INITIALIZED;

    /** The offset of the first element of a {@code long[]}. */
    public static final long LONG_ARRAY_BASE;

    static {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type))
                    .invoke();
            MethodType read = MethodType.methodType(long.class, Object.class, long.class);
            MethodType write = MethodType.methodType(void.class, Object.class, long.class, long.class);
            GET = lookup.bind(unsafe, "getLong", read);
            GET_ACQUIRE = lookup.bind(unsafe, "getLongAcquire", read);
            GET_VOLATILE = lookup.bind(unsafe, "getLongVolatile", read);
            GET_INT = lookup.bind(unsafe, "getInt", read.changeReturnType(int.class));
            GET_SHORT = lookup.bind(unsafe, "getShort", read.changeReturnType(short.class));
            GET_BYTE = lookup.bind(unsafe, "getByte", read.changeReturnType(byte.class));
            GET_REFERENCE =
                    lookup.bind(unsafe, "getReference", MethodType.methodType(Object.class, Object.class, long.class));
            PUT = lookup.bind(unsafe, "putLong", write);
            PUT_RELEASE = lookup.bind(unsafe, "putLongRelease", write);
            COMPARE_AND_SET = lookup.bind(
                    unsafe,
                    "compareAndSetLong",
                    MethodType.methodType(boolean.class, Object.class, long.class, long.class, long.class));
            FIELD_OFFSET = lookup.bind(
                    unsafe, "objectFieldOffset", MethodType.methodType(long.class, Class.class, String.class));
            PARK = lookup.bind(unsafe, "park", MethodType.methodType(void.class, boolean.class, long.class));
            SHOULD_BE_INITIALIZED =
                    lookup.bind(unsafe, "shouldBeInitialized", MethodType.methodType(boolean.class, Class.class));
            // An int up to Java 24, a long in later versions.
            Number base =
                    (Number) type.getMethod("arrayBaseOffset", Class.class).invoke(unsafe, long[].class);
            LONG_ARRAY_BASE = base.longValue();
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Memory() {}

    public static long fieldOffset(Class<?> type, String field) {
        try {
            return (long) FIELD_OFFSET.invokeExact(type, field);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    public static long get(Object base, long offset) {
        try {
            return (long) GET.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    public static int getInt(Object base, long offset) {
        try {
            return (int) GET_INT.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    public static short getShort(Object base, long offset) {
        try {
            return (short) GET_SHORT.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    public static byte getByte(Object base, long offset) {
        try {
            return (byte) GET_BYTE.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    /** Returns the object that a field refers to. */
    public static Object getReference(Object base, long offset) {
        try {
            return (Object) GET_REFERENCE.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    /** Whether the initialiser of the class has completed. */
    public static boolean isInitialized(Class<?> type) {
        try {
            return !(boolean) SHOULD_BE_INITIALIZED.invokeExact(type);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    static long getAcquire(Object base, long offset) {
        try {
            return (long) GET_ACQUIRE.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    static long getVolatile(Object base, long offset) {
        try {
            return (long) GET_VOLATILE.invokeExact(base, offset);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    static void put(Object base, long offset, long value) {
        try {
            PUT.invokeExact(base, offset, value);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    static void putRelease(Object base, long offset, long value) {
        try {
            PUT_RELEASE.invokeExact(base, offset, value);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    static boolean compareAndSet(Object base, long offset, long expected, long value) {
        try {
            return (boolean) COMPARE_AND_SET.invokeExact(base, offset, expected, value);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    /** Parks the current thread, or the carrier of a virtual thread, for this time. */
    static void park(long nanos) {
        try {
            PARK.invokeExact(false, nanos);
        } catch (Throwable e) {
            throw impossible(e);
        }
    }

    /** These calls can only throw errors of the JVM, such as a stack overflow. */
    static Error impossible(Throwable e) {
        if (e instanceof Error error) {
            return error;
        }
        return new AssertionError(e);
    }
}
