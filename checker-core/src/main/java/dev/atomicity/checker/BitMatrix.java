package dev.atomicity.checker;

import java.util.Arrays;

/**
 * Rows of bits, by slot. A row is only as long as the highest bit that was ever set in it, and does not exist before: most threads never
 * meet most others.
 *
 * <p>Each row is a plain array, so that all rows of a thousand threads fit into the caches of the processor.
 */
final class BitMatrix {
    private static final long[] EMPTY = {};

    private final MemoryBudget memory;
    private long[][] rows = new long[16][];

    BitMatrix(MemoryBudget memory) {
        this.memory = memory;
    }

    /** The current row; bits beyond its end are not set. It may be replaced when a bit is set. */
    long[] row(int row) {
        return row < rows.length && rows[row] != null ? rows[row] : EMPTY;
    }

    boolean get(int row, int bit) {
        long[] words = row(row);
        return bit >>> 6 < words.length && (words[bit >>> 6] >>> bit & 1) != 0;
    }

    void set(int row, int bit) {
        rowFor(row, (bit >>> 6) + 1)[bit >>> 6] |= 1L << bit;
    }

    /** Sets the bits of the first {@code count} words. */
    void setAll(int row, long[] bits, int count) {
        long[] words = rowFor(row, count);
        for (int word = 0; word < count; word++) {
            words[word] |= bits[word];
        }
    }

    void clear(int row, int bit) {
        long[] words = row(row);
        if (bit >>> 6 < words.length) {
            words[bit >>> 6] &= ~(1L << bit);
        }
    }

    void forget(int row) {
        if (row < rows.length) {
            memory.giveBack(row(row).length);
            rows[row] = null;
        }
    }

    private long[] rowFor(int row, int words) {
        if (row >= rows.length) {
            rows = Arrays.copyOf(rows, Math.max(row + 1, 2 * rows.length));
        }
        long[] known = row(row);
        if (known.length < words) {
            int length = Math.max(words, known.length + known.length / 2);
            long[] longer = Arrays.copyOf(known, length);
            memory.take(length - known.length);
            rows[row] = longer;
            return longer;
        }
        return known;
    }
}
