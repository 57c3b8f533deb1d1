package dev.atomicity.checker;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Segments in which a thread has only read, before it discarded what it had read and tried again: these reads are ignored. Written by the
 * thread itself, read by others. Guarded by this object; no other lock is acquired while this one is held.
 */
final class AbandonedSegments {
    /** The largest number of ranges. Beyond it the older half is dropped: those reads count again. */
    private static final int MAX_RANGES = 4096;

    private static final int FIRST_RANGES = 8;

    /** How often any thread has abandoned segments. */
    private static final AtomicLong CHANGES = new AtomicLong();

    /** No segment before this one was or will be abandoned. */
    final long since;

    /** First and last segment of each range, in order. */
    private long[] ranges = new long[2 * FIRST_RANGES];

    private int count;

    AbandonedSegments(long since) {
        this.since = since;
    }

    /** A number that has changed whenever a segment of any thread was abandoned since it was read before. */
    static long changes() {
        return CHANGES.get();
    }

    void add(long first, long last) {
        addRange(first, last);
        CHANGES.incrementAndGet();
    }

    private synchronized void addRange(long first, long last) {
        if (count > 0 && ranges[2 * count - 1] + 1 == first) {
            ranges[2 * count - 1] = last;
            return;
        }
        if (count > 0 && ranges[2 * count - 1] >= first) {
            mergeFrom(first); // an outer attempt contains inner ones
        }
        if (count == MAX_RANGES) {
            count = MAX_RANGES / 2;
            System.arraycopy(ranges, 2 * count, ranges, 0, 2 * count);
        } else if (2 * count == ranges.length) {
            ranges = Arrays.copyOf(ranges, 4 * count);
        }
        ranges[2 * count] = first;
        ranges[2 * count + 1] = last;
        count++;
    }

    /** A few segments that may lie before those of other ranges, and contain none of them. */
    void insert(long first, long last) {
        insertRange(first, last);
        CHANGES.incrementAndGet();
    }

    private synchronized void insertRange(long first, long last) {
        int later = 0;
        while (later < count && ranges[2 * (count - later) - 2] > last) {
            later++;
        }
        long[] after = Arrays.copyOfRange(ranges, 2 * (count - later), 2 * count);
        count -= later;
        addRange(first, last);
        for (int i = 0; i < after.length; i += 2) {
            addRange(after[i], after[i + 1]);
        }
    }

    /** Replaces the ranges that begin with this segment or later by one range. */
    private void mergeFrom(long first) {
        while (count > 0 && ranges[2 * count - 2] >= first) {
            count--;
        }
    }

    synchronized boolean contains(long segment) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ranges[2 * middle] <= segment) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low > 0 && segment <= ranges[2 * low - 1];
    }
}
