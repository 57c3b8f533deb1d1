package dev.atomicity.hooks.data;

import dev.atomicity.shadow.ShadowWords;
import java.util.Arrays;

/** The variables of the elements of a list, by index. Grows while the shadow of the list is held; read at any time. */
final class ElementTable {
    private static final int PAGE_BITS = 5;
    private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;

    private volatile long[][][] pages = {};

    /** Null if the element has no variable yet. */
    long[] find(int index) {
        long[][][] table = pages;
        int page = index >>> PAGE_BITS;
        return page < table.length && table[page] != null ? table[page][index & PAGE_MASK] : null;
    }

    /** The caller holds the shadow of the list. */
    long[] of(int index) {
        int page = index >>> PAGE_BITS;
        long[][][] table = pages;
        if (page >= table.length) {
            table = Arrays.copyOf(table, Math.max(page + 1, 2 * table.length));
        }
        if (table[page] == null) {
            table[page] = new long[PAGE_MASK + 1][];
        }
        long[][] elements = table[page];
        if (elements[index & PAGE_MASK] == null) {
            elements[index & PAGE_MASK] = ShadowWords.create();
        }
        pages = table; // publishes what is new
        return elements[index & PAGE_MASK];
    }
}
