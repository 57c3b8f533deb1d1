package dev.atomicity.checker;

import java.util.Arrays;

/** The calls of watched methods that a thread is in, outermost first. Used by its own thread only. */
public abstract class CallStack {
    private static final int FIRST_SIZE = 16;

    /** The number of open calls. */
    int depth;

    /** The first call that counts; those before it belong to a transaction that is suspended. */
    int base;

    Object[] receivers = new Object[FIRST_SIZE];
    int[] methods = new int[FIRST_SIZE];

    /** Which calls are not meant to be atomic, and so are not units of work. */
    boolean[] leftOut = new boolean[FIRST_SIZE];

    /** The number of each call, in the order in which calls begin. */
    long[] numbers = new long[FIRST_SIZE];

    /** The segment in which each call began. */
    long[] segments = new long[FIRST_SIZE];

    CallStack() {}

    /** Makes room for another call. Must be called before anything changes, because it may fail. */
    final void makeRoomFor(int outer) {
        if (base + outer >= methods.length) {
            grow(base + outer);
        }
    }

    private void grow(int index) {
        int length = 2 * index;
        Object[] moreReceivers = Arrays.copyOf(receivers, length);
        int[] moreMethods = Arrays.copyOf(methods, length);
        long[] moreNumbers = Arrays.copyOf(numbers, length);
        leftOut = Arrays.copyOf(leftOut, length);
        segments = Arrays.copyOf(segments, length);
        receivers = moreReceivers;
        numbers = moreNumbers;
        methods = moreMethods; // last, because its length is taken as the capacity
    }

    /** Adds a call above this number of calls of the transaction, and returns its index. */
    final int push(int outer, Object receiver, int method) {
        int index = base + outer;
        receivers[index] = receiver;
        methods[index] = method;
        leftOut[index] = false;
        depth = index + 1;
        return index;
    }

    /** Removes all calls above this number of calls of the transaction. */
    final void popTo(int outer) {
        int remaining = base + outer;
        while (depth > remaining) {
            receivers[--depth] = null;
        }
    }

    /** Suspends the open calls: what follows does not belong to them. */
    public final void suspend() {
        base = depth;
    }

    /**
     * Resumes the open calls.
     *
     * @param open the number of calls of the transaction that was suspended last
     */
    public final void goOn(int open) {
        base = Math.max(0, base - open);
    }

    final int method(int index) {
        return methods[index];
    }

    /** The first call that counts. */
    public final int first() {
        return base;
    }

    /** One more than the index of the last call. */
    public final int depth() {
        return depth;
    }

    /** The object on which the call was made. */
    public final Object receiver(int index) {
        return receivers[index];
    }
}
