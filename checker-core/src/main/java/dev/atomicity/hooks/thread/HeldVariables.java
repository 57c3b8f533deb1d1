package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.TakenVariables;

/** The variables that a thread holds besides the first one, for an access of several variables in one step. */
public final class HeldVariables {
    /** The widest access is that of the eight bytes of a long. */
    private static final int MOST = Long.BYTES - 1;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final long[] readers = new long[MOST];
    private int count;

    public void add(Object base, long offset, long reader) {
        bases[count] = base;
        offsets[count] = offset;
        readers[count++] = reader;
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

    public long reader(int index) {
        return readers[index];
    }

    public void setReader(int index, long reader) {
        readers[index] = reader;
    }

    /** Releases all of them. */
    void release(TakenVariables taken) {
        while (count > 0) {
            int last = count - 1;
            OnlineShadows.release(taken, bases[last], offsets[last], readers[last]);
            bases[last] = null; // a page must not outlive its array
            count = last;
        }
    }
}
