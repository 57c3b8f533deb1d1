package dev.atomicity.trace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks at eight bytes of a line at once. The lowest byte of a word is the first one in the line. */
final class WordScan {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    private WordScan() {}

    static long word(byte[] bytes, int at) {
        return (long) LONGS.get(bytes, at);
    }

    static int half(byte[] bytes, int at) {
        return (int) INTS.get(bytes, at);
    }

    /** The four characters as {@link #half} reads them. */
    static int half(String four) {
        return four.charAt(0) | four.charAt(1) << 8 | four.charAt(2) << 16 | four.charAt(3) << 24;
    }

    static long eightTimes(char character) {
        return character * ONES;
    }

    /**
     * The high bit of each byte that equals the pattern's. Only the lowest one set is exact: a borrow may set higher
     * ones falsely.
     */
    static long equal(long word, long pattern) {
        long difference = word ^ pattern;
        return difference - ONES & ~difference & HIGHS;
    }

    /** The high bit of each byte that is a control character, exact for the lowest one. */
    static long control(long word) {
        return word - 0x20 * ONES & ~word & HIGHS;
    }

    /** How many whole bytes lie before the lowest mark. */
    static int bytesBefore(long marks) {
        return Long.numberOfTrailingZeros(marks) >>> 3;
    }

    static boolean hasNonAscii(long word) {
        return (word & HIGHS) != 0;
    }

    /** The lowest {@code count} bytes of the word, 0 to 7 of them. */
    static long low(long word, int count) {
        return word & (1L << (count << 3)) - 1;
    }

    static long mix(long hash, long word) {
        long mixed = (hash ^ word) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
