package dev.atomicity.hooks;

/**
 * What a thread has read since it took an optimistic stamp: told when the stamp turns out to be valid, forgotten when it
 * does not. For what is read in vain cuts nobody, neither the reader nor the writer. Used by its own thread alone.
 */
final class OptimisticReads {
    private static final int MOST = 64;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final int[] sites = new int[MOST];
    private int count;

    /** Whether there was room for one more. */
    boolean add(Object base, long offset, int site) {
        if (count == MOST) {
            return false;
        }
        bases[count] = base;
        offsets[count] = offset;
        sites[count++] = site;
        return true;
    }

    void tell(ThreadState thread) {
        for (int i = 0; i < count; i++) {
            Hooks.read(thread, bases[i], offsets[i], sites[i]);
        }
    }
}
