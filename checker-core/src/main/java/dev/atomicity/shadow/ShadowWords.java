package dev.atomicity.shadow;

/**
 * The shadow of a variable of a running program: three words in a row, inside the object that has the variable.
 *
 * <pre>
 *   +0   W  the segment of the last write, 0 if none
 *   +8   R  the segment of the one reader since; 0 none; negative a {@link ReaderSets} reference, or a mark
 *   +16  S  the sites of both: write in the upper half, read in the lower; and in its highest bit whether another thread has read
 * </pre>
 *
 * <p>{@link OnlineShadows} explains who may change them, and when.
 */
public final class ShadowWords {
    /** How many bytes the shadow of a variable takes. */
    public static final int BYTES = 24;

    static final int R = 8;
    static final int S = 16;

    /** In S: since the last write, another thread has read before the one reader that R names. */
    private static final long HAS_EARLIER_READER = 1L << 31;

    private static final long READ_SITE = HAS_EARLIER_READER - 1;

    private ShadowWords() {}

    /** The shadow of a variable that is not a field: it begins at {@link Memory#LONG_ARRAY_BASE}. */
    public static long[] create() {
        return new long[BYTES / Long.BYTES];
    }

    /** The segment of the last write, by a plain read. */
    public static long writer(Object base, long offset) {
        return Memory.get(base, offset);
    }

    /** The value that stands for the readers, by a plain read: a segment, a set (negative), or 0. */
    public static long readers(Object base, long offset) {
        return Memory.get(base, offset + R);
    }

    /** Resets the shadow to that of a variable that nobody has accessed. */
    public static void clear(Object base, long offset) {
        Memory.put(base, offset, 0);
        Memory.put(base, offset + S, 0);
        Memory.putRelease(base, offset + R, 0);
    }

    /** The site of the last write, from the word with both. */
    static int writeSite(long sites) {
        return (int) (sites >>> Integer.SIZE);
    }

    /** The site of the one reader, from the word with both. */
    static int readSite(long sites) {
        return (int) (sites & READ_SITE);
    }

    /** Whether another thread has read since the last write whose read is no longer kept, because no transaction needs it. */
    static boolean hasEarlierReader(long sites) {
        return (sites & HAS_EARLIER_READER) != 0;
    }

    /**
     * Stores the site of the one reader.
     *
     * @param replacesAnother whether R named another thread before
     */
    static void putReadSite(Object base, long offset, long sites, int site, boolean replacesAnother) {
        Memory.put(base, offset + S, (replacesAnother ? sites | HAS_EARLIER_READER : sites) & ~READ_SITE | site);
    }

    /** Never combines the site of one writer with the segment of another one. */
    static void putWrite(Object base, long offset, long segment, int site) {
        Memory.put(base, offset, 0);
        Memory.put(base, offset + S, (long) site << 32);
        Memory.put(base, offset, segment);
    }
}
