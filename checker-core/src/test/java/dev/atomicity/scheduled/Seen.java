package dev.atomicity.scheduled;

/** Takes what a program reads, so that it is of some use, and notes what has run. Not watched. */
public final class Seen {
    private static volatile long last;
    private static volatile boolean hasRun;

    private Seen() {}

    public static boolean keep(long value) {
        last = value;
        return last == 0;
    }

    public static boolean keep(boolean value) {
        return keep(value ? 1 : 0);
    }

    public static boolean keep(Object value) {
        return keep(value == null ? 0 : 1);
    }

    /** A function that was given away runs, and has that result. */
    public static <T> T running(T result) {
        hasRun = true;
        return result;
    }

    /** Whether a function has run since the last time. */
    public static boolean hasRun(Object ignored) {
        boolean result = hasRun;
        hasRun = false;
        return result;
    }
}
