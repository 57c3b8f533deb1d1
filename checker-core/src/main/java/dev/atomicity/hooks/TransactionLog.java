package dev.atomicity.hooks;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The last transactions of a thread, by their first segment: which ordinal, which region. A shadow word keeps a segment
 * alone; who needs more asks here, for segments that an active transaction still reaches.
 *
 * <p>Written by its thread; read by others. A reader got the segment from a word that was stored after the entry was
 * made, so the entry is complete; it may have been overwritten since, which {@link #entryOf} notices by the segment.
 */
final class TransactionLog {
    private static final int CAPACITY = 64; // a power of two
    private static final int MASK = CAPACITY - 1;
    private static final VarHandle COUNT = countHandle();

    /** By entry: the first segment of a transaction, negative for the first segment outside of one. */
    private final long[] starts = new long[CAPACITY];

    private final long[] ordinals = new long[CAPACITY];
    private final int[] regions = new int[CAPACITY];
    /** Stored with release: who has a segment that was handed out later sees the entry. */
    private volatile int count;

    private static VarHandle countHandle() {
        try {
            return MethodHandles.lookup().findVarHandle(TransactionLog.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** From that segment on the thread is inside that transaction; ordinal 0 means outside of all. */
    void add(long segment, long ordinal, int region) {
        int next = count;
        int entry = next & MASK;
        starts[entry] = segment;
        ordinals[entry] = ordinal;
        regions[entry] = region;
        COUNT.setRelease(this, next + 1);
    }

    /** The ordinal of the transaction that the segment belongs to, 0 for none, -1 if it is no longer known. */
    long ordinalOf(long segment) {
        int entry = entryOf(segment);
        return entry < 0 ? -1 : ordinals[entry];
    }

    /** The region of the transaction with that ordinal, -1 if it is no longer known. */
    int regionOf(long ordinal) {
        int end = count;
        for (int i = end - 1; i >= Math.max(0, end - CAPACITY); i--) {
            if (ordinals[i & MASK] == ordinal) {
                return regions[i & MASK];
            }
        }
        return -1;
    }

    private int entryOf(long segment) {
        int end = count;
        for (int i = end - 1; i >= Math.max(0, end - CAPACITY); i--) {
            if (starts[i & MASK] <= segment) {
                return i & MASK;
            }
        }
        return end == 0 ? -1 : end <= CAPACITY ? 0 : -1;
    }
}
