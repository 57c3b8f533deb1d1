package dev.atomicity.hooks.thread;

import java.util.Arrays;

/** A stack of open regions, each with its depth and its site. Used by its own thread only. */
public final class SuspendedRegions {
    private int[] entries = new int[4];

    /** May be more than there is room for: see {@link #pushUnknown}. */
    private int size;

    public int size() {
        return size;
    }

    public void push(int depth, int region) {
        if (size + 2 > entries.length) {
            entries = Arrays.copyOf(entries, 2 * (size + 2));
        }
        entries[size] = depth;
        entries[size + 1] = region;
        size += 2;
    }

    /**
     * The hook that was to push a region has failed, before or after the push, when the stack had that size. What is popped for it is not
     * a region.
     */
    public void pushUnknown(int sizeBefore) {
        size = sizeBefore + 2;
        if (size <= entries.length) {
            entries[sizeBefore] = 0;
            entries[sizeBefore + 1] = 0;
        }
    }

    /** Takes the last one off, and {@link #depth} and {@link #region} then return it; false if there is none. */
    public boolean pop() {
        if (size == 0) {
            return false;
        }
        size -= 2;
        return true;
    }

    public int depth() {
        return size + 2 > entries.length ? 0 : entries[size];
    }

    public int region() {
        return size + 2 > entries.length ? 0 : entries[size + 1];
    }
}
