package dev.atomicity.provoke.judge;

/**
 * All that a program does with a number that it has read: asks whether it is the pivot, or less than it.
 *
 * @param isEquality whether it asks if the number is the pivot
 */
record Comparison(boolean isEquality, long pivot) {
    /**
     * Whether the answer for what was seen is also the one for another value, and for all that lie further in the same direction. The
     * latter is needed because the test may stop short of the value at which the answer changes: if one of ten tickets is sold between the look and
     * the sale, the look was still stale.
     */
    boolean isSettled(Object seen, Object other) {
        if (!(seen instanceof Integer from) || !(other instanceof Integer to)) {
            return false;
        }
        boolean isRising = to > from;
        return isEquality ? isRising ? from > pivot : from < pivot : isRising ? from >= pivot : from < pivot;
    }
}
