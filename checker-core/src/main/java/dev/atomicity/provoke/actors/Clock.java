package dev.atomicity.provoke.actors;

import java.util.Arrays;

/**
 * A vector clock over units, for the order that is the same in every execution: start and end of threads, hand-over and completion of
 * tasks. Immutable.
 */
public final class Clock {
    public static final Clock ZERO = new Clock(new int[0]);

    private final int[] counts;

    private Clock(int[] counts) {
        this.counts = counts;
    }

    public int of(int unit) {
        return unit < counts.length ? counts[unit] : 0;
    }

    Clock with(int unit, int count) {
        int[] changed = Arrays.copyOf(counts, Math.max(counts.length, unit + 1));
        changed[unit] = count;
        return new Clock(changed);
    }

    Clock join(Clock other) {
        int[] joined = Arrays.copyOf(counts, Math.max(counts.length, other.counts.length));
        for (int i = 0; i < other.counts.length; i++) {
            joined[i] = Math.max(joined[i], other.counts[i]);
        }
        return new Clock(joined);
    }
}
