package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;

/**
 * The shadow of an array: the words of its elements in pages of 64 elements, each made when one of them is first
 * touched. Instrumented methods keep it beside the array, for as long as they use the same one.
 */
public final class ArrayPages {
    private static final int PAGE_BITS = 6;
    private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;
    private static final int WORDS = OnlineShadows.BYTES / Long.BYTES;

    private final int length;
    private final long[][] pages;

    ArrayPages(int length) {
        this.length = length;
        this.pages = new long[(length + PAGE_MASK) >>> PAGE_BITS][];
    }

    /** Whether the array has such an element; if not, the access fails, and there is no event. */
    boolean has(int index) {
        return index >= 0 && index < length;
    }

    long[] pageOf(int index) {
        long[] page = pages[index >>> PAGE_BITS];
        return page != null ? page : newPage(index >>> PAGE_BITS);
    }

    /** A plain store of the page is enough: its words are zero until someone holds one, which is a full fence. */
    private synchronized long[] newPage(int number) {
        if (pages[number] == null) {
            int elements = Math.min(length - (number << PAGE_BITS), PAGE_MASK + 1);
            pages[number] = new long[WORDS * elements];
        }
        return pages[number];
    }

    /** Where the shadow of the element lies in its page. */
    static long offset(int index) {
        return Memory.LONG_ARRAY_BASE + (long) (index & PAGE_MASK) * OnlineShadows.BYTES;
    }
}
