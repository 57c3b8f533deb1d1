package dev.atomicity.vectorclock;

import java.util.Arrays;

/** Arithmetic of vector times. A missing entry is 0, so that a clock is as long as the threads it has heard of. */
final class Clocks {
    static final int[] ZERO = {};

    private Clocks() {}

    static int at(int[] clock, int thread) {
        return thread < clock.length ? clock[thread] : 0;
    }

    /** Whether {@code clock} knows at least what {@code other} knows. */
    static boolean includes(int[] clock, int[] other) {
        for (int thread = 0; thread < other.length; thread++) {
            if (other[thread] > at(clock, thread)) {
                return false;
            }
        }
        return true;
    }

    /** Entry by entry the later time; {@code clock} itself, changed, if it is long enough. */
    static int[] joinInto(int[] clock, int[] other) {
        int[] joined = other.length > clock.length ? Arrays.copyOf(clock, other.length) : clock;
        for (int thread = 0; thread < other.length; thread++) {
            if (other[thread] > joined[thread]) {
                joined[thread] = other[thread];
            }
        }
        return joined;
    }

    static int[] with(int[] clock, int thread, int time) {
        int[] changed = Arrays.copyOf(clock, Math.max(clock.length, thread + 1));
        changed[thread] = time;
        return changed;
    }
}
