package dev.atomicity.hooks.coverage;

/**
 * Two places in the code that have touched the same data in different threads, in that order, one of them by a write: a number
 * with both sites, and whether the two calls were unordered.
 */
public final class Meeting {
    /** Sites are positive, so the sign is free. */
    private static final long AT_THE_SAME_TIME = Long.MIN_VALUE;

    private Meeting() {}

    static long of(int earlier, int later, boolean atTheSameTime) {
        long places = (long) earlier << Integer.SIZE | later;
        return atTheSameTime ? places | AT_THE_SAME_TIME : places;
    }

    /** The site of the access that came first. */
    public static int earlier(long meeting) {
        return (int) ((meeting & ~AT_THE_SAME_TIME) >>> Integer.SIZE);
    }

    public static int later(long meeting) {
        return (int) meeting;
    }

    /** Whether only the schedule and locks decided the order of the two accesses. */
    public static boolean isAtTheSameTime(long meeting) {
        return meeting < 0;
    }
}
