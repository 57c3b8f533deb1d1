package dev.atomicity.prediction;

/**
 * A thread period (7.4): what a thread does between two of its forks and joins. All its events have the same order with
 * regard to events of other threads, as far as fork and join decide.
 */
final class ThreadPeriod {
    final int thread;
    final int ordinal; // from 1 on each thread
    private final int[] before; // by thread: the last period that happens before this one; 0 or no entry for none

    ThreadPeriod(int thread, int ordinal, int[] before) {
        this.thread = thread;
        this.ordinal = ordinal;
        this.before = before;
    }

    /** The last period of that other thread that happens before this one, or 0. */
    int lastBefore(int other) {
        return other < before.length ? before[other] : 0;
    }

    int[] clock() {
        return before;
    }

    /** Whether fork, join and program order put all of this period before all of the other one, in every schedule. */
    boolean happensBefore(ThreadPeriod other) {
        return thread == other.thread ? ordinal < other.ordinal : ordinal <= other.lastBefore(thread);
    }
}
