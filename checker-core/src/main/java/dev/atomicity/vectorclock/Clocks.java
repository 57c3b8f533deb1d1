package dev.atomicity.vectorclock;

import java.util.Arrays;

/** Arithmetic of vector times. A missing entry is 0, so that a clock is as long as the places it has heard of. */
final class Clocks {
    static final int[] ZERO = {};

    private Clocks() {}

    static int at(int[] clock, int slot) {
        return slot < clock.length ? clock[slot] : 0;
    }

    /** Whether {@code clock} knows at least what {@code other} knows. */
    static boolean includes(int[] clock, int[] other) {
        for (int slot = 0; slot < other.length; slot++) {
            if (other[slot] > at(clock, slot)) {
                return false;
            }
        }
        return true;
    }

    /** Entry by entry the later time; {@code clock} itself, changed, if it is long enough. */
    static int[] joinInto(int[] clock, int[] other) {
        int[] joined = other.length > clock.length ? Arrays.copyOf(clock, other.length) : clock;
        for (int slot = 0; slot < other.length; slot++) {
            if (other[slot] > joined[slot]) {
                joined[slot] = other[slot];
            }
        }
        return joined;
    }

    static int[] with(int[] clock, int slot, int time) {
        int[] changed = Arrays.copyOf(clock, Math.max(clock.length, slot + 1));
        changed[slot] = time;
        return changed;
    }
}
