package dev.atomicity.provoke.director;

import java.util.Arrays;

/** What the victim has done in its transaction so far. Guarded by the director. */
final class Prefix {
    private static final int MAX = 2000;

    private Object[] bases = new Object[16];
    private long[] offsets = new long[16];
    private boolean[] writes = new boolean[16];
    private int size;

    void clear() {
        Arrays.fill(bases, 0, size, null);
        size = 0;
    }

    void add(Object base, long offset, boolean isWrite) {
        if (size == MAX) {
            return;
        }
        if (size == bases.length) {
            bases = Arrays.copyOf(bases, 2 * size);
            offsets = Arrays.copyOf(offsets, 2 * size);
            writes = Arrays.copyOf(writes, 2 * size);
        }
        bases[size] = base;
        offsets[size] = offset;
        writes[size++] = isWrite;
    }

    boolean conflictsWith(Object base, long offset, boolean isWrite) {
        for (int i = 0; i < size; i++) {
            if (bases[i] == base && offsets[i] == offset && (isWrite || writes[i])) {
                return true;
            }
        }
        return false;
    }
}
