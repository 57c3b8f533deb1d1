package dev.atomicity.shadow;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Keeps a virtual thread on its carrier while it has something that others wait for: a lock of the checker, or a
 * variable that it holds.
 *
 * <p>Without that, such a thread may wait for a monitor, and so be taken off its carrier, with what it holds. It goes
 * on when a carrier is free; but those may all be taken by threads that wait for what it holds and cannot be taken
 * off, because the JDK or a class initialiser stands below them, or that ask again and again. A thread that keeps its
 * carrier runs, as a platform thread does, and what it holds is released soon.
 *
 * <p>It needs {@code java.base/jdk.internal.vm} exported to its module, which the agent sees to. Before Java 21 there
 * are not virtual threads, and this does nothing.
 */
public final class Carrier {
    /** How long a virtual thread waits before it looks again whether a variable is free. */
    private static final long PAUSE_NANOS = 1_000;

    /** Of class Thread; null if it is not there, as before Java 21. */
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
            // There are not virtual threads here, or isSafe() says that they cannot be kept.
        }
        IS_VIRTUAL = isVirtual;
        PIN = pin;
        UNPIN = unpin;
    }

    private Carrier() {}

    /** Whether virtual threads, if there are any in this JVM, can be kept on their carriers. */
    public static boolean isSafe() {
        return IS_VIRTUAL == null || PIN != null;
    }

    /** Whether the current thread is a virtual one, which has a carrier to keep. */
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

    /** The current thread, a virtual one, keeps its carrier until {@link #letGo}; as often as this was called. */
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
     * Lets other threads run for a moment. A virtual thread that keeps its carrier cannot yield it, so that one waits;
     * the permit that it might take from the carrier is none of the program's, and the scheduler looks for work before
     * it waits.
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
