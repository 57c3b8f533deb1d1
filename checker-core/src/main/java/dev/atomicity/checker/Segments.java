package dev.atomicity.checker;

/**
 * A segment is a number: the slot of its thread in the upper bits, and a count in the lower bits.
 *
 * <p>Segments of one slot compare as plain numbers, in program order. 0 is not a segment.
 */
public final class Segments {
    private static final int COUNT_BITS = 44;

    /** The number of slots that fit beside the count. Each thread that is alive, or that an active transaction still reaches, has one. */
    public static final int MAX_SLOTS = 1 << (63 - COUNT_BITS);

    /** Stands for no segment, as the source or the target of a comparison: nothing is before it. */
    static final long NEVER = Long.MAX_VALUE;

    private Segments() {}

    static long first(int slot) {
        return ((long) slot << COUNT_BITS) + 1;
    }

    static boolean areOfOneSlot(long one, long other) {
        return (one ^ other) >>> COUNT_BITS == 0;
    }

    public static int slotOf(long segment) {
        return (int) (segment >>> COUNT_BITS);
    }
}
