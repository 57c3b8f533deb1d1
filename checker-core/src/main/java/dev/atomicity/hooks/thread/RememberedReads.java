package dev.atomicity.hooks.thread;

import java.util.Arrays;

/**
 * The last fields and elements that the active transaction of a thread has read while it held them, and their last writers: to find out
 * whether a variable that has the expected value has changed in between. Used by its own thread only.
 */
public final class RememberedReads {
    private static final int MOST = 8; // a power of two

    /** In place of the last writer: no segment has this number. */
    private static final long OWN_WRITE = -1;

    /** Whether reads need to be remembered: some class sets variables only if they have the expected values. */
    private static boolean mayBeTried;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final long[] writers = new long[MOST];
    private int count;

    public static void variablesMayBeTried() {
        mayBeTried = true;
    }

    static boolean mayBeTried() {
        return mayBeTried;
    }

    /** The first read of a transaction counts. */
    void add(Object base, long offset, long writer) {
        if (indexOf(base, offset) < 0) {
            int index = count++ & MOST - 1;
            bases[index] = base;
            offsets[index] = offset;
            writers[index] = writer;
        }
    }

    /**
     * The thread itself writes the variable. What another thread writes from now on comes after the read, even if it is in the segment
     * that had written the variable before the read.
     */
    void written(Object base, long offset) {
        int index = indexOf(base, offset);
        if (index >= 0) {
            writers[index] = OWN_WRITE;
        }
    }

    /** Whether the variable was read, and its last writer was then another one than the given one. */
    public boolean hasOther(Object base, long offset, long writer) {
        int index = indexOf(base, offset);
        return index >= 0 && writers[index] != writer;
    }

    /** The transaction has ended. What it has read must not be kept alive. */
    public void clear() {
        if (count > 0) {
            count = 0;
            Arrays.fill(bases, null);
        }
    }

    private int indexOf(Object base, long offset) {
        for (int i = 0; i < MOST; i++) {
            if (bases[i] == base && offsets[i] == offset) {
                return i;
            }
        }
        return -1;
    }
}
