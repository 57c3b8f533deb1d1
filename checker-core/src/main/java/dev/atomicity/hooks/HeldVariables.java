package dev.atomicity.hooks;

import dev.atomicity.shadow.OnlineShadows;

/** The variables that a thread holds beside its first one, for an access of several in one step. */
final class HeldVariables {
    /** The widest access is that of the eight bytes of a long. */
    private static final int MOST = Long.BYTES - 1;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final long[] readers = new long[MOST];
    private int count;

    void add(Object base, long offset, long reader) {
        bases[count] = base;
        offsets[count] = offset;
        readers[count++] = reader;
    }

    int count() {
        return count;
    }

    Object base(int index) {
        return bases[index];
    }

    long offset(int index) {
        return offsets[index];
    }

    long reader(int index) {
        return readers[index];
    }

    void setReader(int index, long reader) {
        readers[index] = reader;
    }

    /** Gives all of them free. */
    void release() {
        while (count > 0) {
            count--;
            OnlineShadows.release(bases[count], offsets[count], readers[count]);
            bases[count] = null; // a page must not outlive its array
        }
    }
}
