package dev.atomicity.hooks.places;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;

/**
 * The shadow of an array: the words of its elements in pages of 64 elements, each made when one of them is first touched. Instrumented
 * methods keep it in a local variable, for as long as they use the same array.
 */
public final class ArrayPages {
    private static final int PAGE_BITS = 6;
    private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;
    private static final int WORDS = ShadowWords.BYTES / Long.BYTES;

    private final int length;
    private final long[][] pages;

    /** The array, in findings. */
    private final long number = VariableNumbers.nextObject();

    private ArrayPages(int length) {
        this.length = length;
        this.pages = new long[(length + PAGE_MASK) >>> PAGE_BITS][];
    }

    /**
     * @param array an array, or what stands for one
     */
    public static ArrayPages of(Object array, int length) {
        ArrayPages pages = new ArrayPages(length);
        KnownArrays.add(array, pages.number);
        return pages;
    }

    /** Whether the page is one of this array. */
    public boolean hasPage(long[] page) {
        return arrayOf(page) == number;
    }

    /** Whether the array has such an element; if not, the access fails, and there is no event. */
    public boolean has(int index) {
        return index >= 0 && index < length;
    }

    public long[] pageOf(int index) {
        long[] page = pages[index >>> PAGE_BITS];
        return page != null ? page : newPage(index >>> PAGE_BITS);
    }

    /** A plain store of the page is enough: its words are zero until someone holds one, which is a full fence. */
    private synchronized long[] newPage(int number) {
        if (pages[number] == null) {
            int elements = Math.min(length - (number << PAGE_BITS), PAGE_MASK + 1);
            long[] page = new long[WORDS * elements + 2];
            page[page.length - 2] = this.number;
            page[page.length - 1] = number;
            pages[number] = page;
        }
        return pages[number];
    }

    /**
     * Whether these are the words of elements of an array, and not those of other variables: behind them stand the number
     * of the array and that of the page.
     */
    public static boolean isPage(long[] words) {
        return words.length % WORDS == 2;
    }

    /** The number of the array that the page belongs to. */
    public static long arrayOf(long[] page) {
        return page[page.length - 2];
    }

    /** The index of the element whose shadow is at that place in the page. */
    public static int indexOf(long[] page, long offset) {
        int first = (int) page[page.length - 1] << PAGE_BITS;
        return first + (int) ((offset - Memory.LONG_ARRAY_BASE) / ShadowWords.BYTES);
    }

    /** Where the shadow of the element is in its page. */
    public static long offset(int index) {
        return Memory.LONG_ARRAY_BASE + (long) (index & PAGE_MASK) * ShadowWords.BYTES;
    }
}
