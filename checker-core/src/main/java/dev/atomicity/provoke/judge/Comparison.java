package dev.atomicity.provoke.judge;

/**
 * The only use of a number that a program has read: a test whether it equals the pivot, or is less than it.
 *
 * @param isEquality whether it asks if the number is the pivot
 */
record Comparison(boolean isEquality, long pivot) {
    /**
     * Whether the answer for the value that was read is the same for another value, and for all values further in the same direction. The
     * latter is needed because a test may not reach the value at which the answer changes: if one of ten tickets is sold between the
     * check and the sale, the check was still stale.
     */
    boolean isSettled(Object seen, Object other) {
        if (!(seen instanceof Integer from) || !(other instanceof Integer to)) {
            return false;
        }
        boolean isRising = to > from;
        return isEquality ? isRising ? from > pivot : from < pivot : isRising ? from >= pivot : from < pivot;
    }
}
