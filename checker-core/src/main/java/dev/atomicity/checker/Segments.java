package dev.atomicity.checker;

/**
 * Segments are numbers: the slot of the thread in the upper bits, a count of the thread's own in the lower ones.
 *
 * <p>Segments of one slot compare as plain numbers, in program order. 0 is not a segment.
 */
public final class Segments {
    private static final int COUNT_BITS = 44;

    /** Slots that fit beside the count: one a thread that is alive or still reached by an active transaction. */
    public static final int MAX_SLOTS = 1 << (63 - COUNT_BITS);

    /** Stands for no segment, as source or as target of a comparison: nothing is before it. */
    static final long NEVER = Long.MAX_VALUE;

    private Segments() {}

    static long first(int slot) {
        return ((long) slot << COUNT_BITS) + 1;
    }

    public static int slotOf(long segment) {
        return (int) (segment >>> COUNT_BITS);
    }
}
