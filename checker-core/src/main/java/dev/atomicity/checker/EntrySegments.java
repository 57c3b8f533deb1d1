package dev.atomicity.checker;

import java.util.Arrays;

/**
 * The segments of a thread from which on it comes after the sources of the dependencies in atomic sets that enter it: one for each
 * dependency, in any order. Guarded by its own monitor; no other lock is acquired while this one is held.
 */
final class EntrySegments {
    private long[] segments = new long[4];
    private int count;

    /** The first of them, {@link Segments#NEVER} if there are none. Read without the monitor. */
    private volatile long first = Segments.NEVER;

    boolean areNone() {
        return first == Segments.NEVER;
    }

    /** Whether the segment, one of the thread, comes after one of the sources. */
    boolean areBefore(long segment) {
        return first <= segment;
    }

    synchronized void add(long segment) {
        if (count == segments.length) {
            segments = Arrays.copyOf(segments, 2 * count);
        }
        segments[count++] = segment;
        if (segment < first) {
            first = segment;
        }
    }

    /** Removes it once. */
    synchronized void remove(long segment) {
        int index = 0;
        while (segments[index] != segment) {
            index++;
        }
        segments[index] = segments[--count];
        if (segment == first) {
            long least = Segments.NEVER;
            for (int i = 0; i < count; i++) {
                least = Math.min(least, segments[i]);
            }
            first = least;
        }
    }
}
