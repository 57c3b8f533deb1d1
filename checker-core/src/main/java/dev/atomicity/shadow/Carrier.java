package dev.atomicity.shadow;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Keeps a virtual thread mounted on its carrier while it holds something that other threads wait for: a lock of the checker, or a
 * variable.
 *
 * <p>Otherwise such a thread could block on a monitor and be unmounted while it holds the lock or the variable. It continues only when a
 * carrier is free, but all carriers may be taken by threads that wait for it and cannot be unmounted themselves, because there is a frame
 * of the JDK or of a class initialiser on their stacks, or because they spin. A pinned thread keeps running, like a platform thread, and
 * releases what it holds soon.
 *
 * <p>Needs {@code java.base/jdk.internal.vm} exported to its module, which the agent takes care of. Before Java 21 there are no virtual
 * threads, and this class does nothing.
 */
public final class Carrier {
    /** How long a virtual thread waits before it tries again to lock a variable. */
    private static final long PAUSE_NANOS = 1_000;

    /** {@code Thread.isVirtual}; null if it does not exist, as before Java 21. */
    private static final MethodHandle IS_VIRTUAL;

    private static final MethodHandle PIN;
    private static final MethodHandle UNPIN;

    static {
        MethodHandle isVirtual = null;
        MethodHandle pin = null;
        MethodHandle unpin = null;
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            isVirtual = lookup.findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
            Class<?> continuation = Class.forName("jdk.internal.vm.Continuation", false, null);
            MethodHandle found = lookup.findStatic(continuation, "pin", MethodType.methodType(void.class));
            unpin = lookup.findStatic(continuation, "unpin", MethodType.methodType(void.class));
            pin = found;
        } catch (ReflectiveOperationException e) {
            // There are no virtual threads here, or isSafe() returns that they cannot be pinned.
        }
        IS_VIRTUAL = isVirtual;
        PIN = pin;
        UNPIN = unpin;
    }

    private Carrier() {}

    /** Whether virtual threads, if this JVM has any, can be pinned to their carriers. */
    public static boolean isSafe() {
        return IS_VIRTUAL == null || PIN != null;
    }

    /** Whether the current thread is a virtual one, which has a carrier. */
    public static boolean isVirtual() {
        if (PIN == null) {
            return false;
        }
        try {
            return (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
        } catch (Throwable e) {
            throw Memory.impossible(e);
        }
    }

    /** Pins the current thread, a virtual one, to its carrier. Each call needs a call of {@link #letGo}. */
    public static void keep() {
        try {
            PIN.invokeExact();
        } catch (Throwable e) {
            throw Memory.impossible(e);
        }
    }

    public static void letGo() {
        try {
            UNPIN.invokeExact();
        } catch (Throwable e) {
            throw Memory.impossible(e);
        }
    }

    /**
     * Lets other threads run for a moment. A pinned virtual thread cannot yield its carrier, so the carrier is parked. A permit that it
     * might consume there does not belong to the program, and the scheduler looks for work before it parks a carrier.
     */
    @SuppressWarnings("ThreadPriorityCheck") // the thread that is waited for may not be running
    static void pause() {
        if (isVirtual()) {
            Memory.park(PAUSE_NANOS);
        } else {
            Thread.yield();
        }
    }
}
