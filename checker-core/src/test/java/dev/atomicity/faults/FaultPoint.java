package dev.atomicity.faults;

import java.util.BitSet;

/**
 * What the steps of the instrumented checker call. The test puts it onto the boot loader beside the checker, so the program that
 * drives it meets the same class there.
 */
public final class FaultPoint {
    private static final int NONE = -1;

    /** Guarded by itself. */
    private static final BitSet REACHED = new BitSet();

    private static volatile boolean isCounting;
    private static volatile int armed = NONE;
    private static volatile int next = NONE;
    private static volatile int kind;

    /** The only thread in which something is thrown. */
    private static volatile Thread target;

    private static volatile int thrown;

    private FaultPoint() {}

    /** A step of the checker is about to be done. */
    public static void reach(int point) {
        if (point == armed && Thread.currentThread() == target) {
            armed = next;
            next = NONE;
            thrown++;
            throwKind(FaultPoint.<RuntimeException>kindOf(kind));
        }
        if (isCounting && Thread.currentThread() == target) {
            synchronized (REACHED) {
                REACHED.set(point);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwKind(Throwable fault) throws T {
        throw (T) fault;
    }

    private static <T extends Throwable> Throwable kindOf(int kind) {
        return switch (kind) {
            case 0 -> new StackOverflowError();
            case 1 -> new OutOfMemoryError();
            case 2 -> new ThreadDeath();
            default -> new AssertionError("a fault that was put there");
        };
    }

    /** From now on the points are counted that the current thread reaches. */
    public static void startCounting() {
        synchronized (REACHED) {
            REACHED.clear();
        }
        target = Thread.currentThread();
        isCounting = true;
    }

    /** The points that were reached. */
    public static int[] stopCounting() {
        isCounting = false;
        synchronized (REACHED) {
            return REACHED.stream().toArray();
        }
    }

    /** The point throws once in the current thread, and then the other one, if that is not -1. */
    public static void arm(int point, int then, int kindOfFault) {
        thrown = 0;
        target = Thread.currentThread();
        kind = kindOfFault;
        next = then;
        armed = point;
    }

    /** Nothing is thrown any more; returns how often something was. */
    public static int disarm() {
        armed = NONE;
        next = NONE;
        return thrown;
    }
}
