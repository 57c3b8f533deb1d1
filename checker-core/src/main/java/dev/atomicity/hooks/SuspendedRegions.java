package dev.atomicity.hooks;

import java.util.Arrays;

/** A stack of open regions: of each its depth and what it is. */
final class SuspendedRegions {
    private int[] entries = new int[4];
    private int size;

    void push(int depth, int region) {
        if (size + 2 > entries.length) {
            entries = Arrays.copyOf(entries, 2 * entries.length);
        }
        entries[size++] = depth;
        entries[size++] = region;
    }

    /** Takes the last one off, for {@link #depth} and {@link #region} to tell; false if there is none. */
    boolean pop() {
        if (size == 0) {
            return false;
        }
        size -= 2;
        return true;
    }

    int depth() {
        return entries[size];
    }

    int region() {
        return entries[size + 1];
    }
}
