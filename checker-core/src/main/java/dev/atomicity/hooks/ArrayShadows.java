package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.reflect.Array;

/** The shadows of array elements: words in pages of 64 elements, made when one of them is first touched. */
final class ArrayShadows {
    private static final int PAGE_BITS = 6;
    private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;
    private static final int WORDS = OnlineShadows.BYTES / Long.BYTES;

    private final WeakIdentityTable<Pages> arrays = new WeakIdentityTable<>();

    /** The pages of one array. */
    static final class Pages {
        private final long[][] pages;

        Pages(int length) {
            pages = new long[(length + PAGE_MASK) >>> PAGE_BITS][];
        }

        long[] pageOf(int index) {
            long[] page = pages[index >>> PAGE_BITS];
            return page != null ? page : newPage(index >>> PAGE_BITS);
        }

        /** A plain store of the page is enough: its words are zero until someone holds one, which is a full fence. */
        private synchronized long[] newPage(int number) {
            if (pages[number] == null) {
                pages[number] = new long[WORDS << PAGE_BITS];
            }
            return pages[number];
        }
    }

    /** The pages of the array, or null if it has no such element: then the access fails, and there is no event. */
    Pages pagesOf(Object array, int index) {
        if (array == null) {
            return null;
        }
        int length = Array.getLength(array);
        if (index < 0 || index >= length) {
            return null;
        }
        Pages pages = arrays.get(array);
        return pages != null ? pages : arrays.computeIfAbsent(array, key -> new Pages(length));
    }

    static int writeWord(int index) {
        return (index & PAGE_MASK) * WORDS;
    }

    static int readWord(int index) {
        return (index & PAGE_MASK) * WORDS + 1;
    }

    static long offset(int index) {
        return Memory.LONG_ARRAY_BASE + (long) (index & PAGE_MASK) * OnlineShadows.BYTES;
    }
}
