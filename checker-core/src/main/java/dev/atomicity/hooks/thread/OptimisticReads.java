package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.ShadowWords;

/**
 * What a thread has read since it took an optimistic stamp: recorded when the stamp turns out to be valid, forgotten when it
 * does not. A read whose value is not used interrupts neither the reader nor the writer. Used by its own thread only.
 */
public final class OptimisticReads {
    private static final int MOST = 64;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final int[] sites = new int[MOST];

    /** The last writer of each variable when it was read. */
    private final long[] writers = new long[MOST];

    private int count;

    /** Whether there was room for one more. */
    boolean add(Object base, long offset, int site) {
        if (count == MOST) {
            return false;
        }
        writers[count] = ShadowWords.writer(base, offset);
        bases[count] = base;
        offsets[count] = offset;
        sites[count++] = site;
        return true;
    }

    public int count() {
        return count;
    }

    public Object base(int index) {
        return bases[index];
    }

    public long offset(int index) {
        return offsets[index];
    }

    public int site(int index) {
        return sites[index];
    }

    /** Whether no thread has written the variable since it was read. */
    public boolean isUnchanged(int index) {
        return ShadowWords.writer(bases[index], offsets[index]) == writers[index];
    }
}
