package dev.atomicity.checker;

import java.util.Arrays;

/**
 * The segments of a transaction in which something was recorded, in order, each with the call that it belongs to. If there are very many,
 * the older half is dropped. Used by one thread only.
 */
final class RecordedSegments {
    private static final int MAX_KEPT = 1 << 14;

    private long[] segments = new long[64];
    private long[] calls = new long[64];
    private int count;

    void clear() {
        count = 0;
    }

    /** Adds a segment, which is later than all others. */
    void add(long segment, long call) {
        if (count == calls.length) {
            makeRoom();
        }
        segments[count] = segment;
        calls[count++] = call;
    }

    private void makeRoom() {
        if (count < MAX_KEPT) {
            long[] moreSegments = Arrays.copyOf(segments, 2 * count);
            calls = Arrays.copyOf(calls, 2 * count);
            segments = moreSegments;
        } else {
            count = MAX_KEPT / 2;
            System.arraycopy(segments, count, segments, 0, count);
            System.arraycopy(calls, count, calls, 0, count);
        }
    }

    /** The number of the call that the segment belongs to; -1 if the segment was dropped. */
    long callOf(long segment) {
        int index = Arrays.binarySearch(segments, 0, count, segment);
        int latest = index >= 0 ? index : -index - 2;
        return latest >= 0 ? calls[latest] : -1;
    }
}
