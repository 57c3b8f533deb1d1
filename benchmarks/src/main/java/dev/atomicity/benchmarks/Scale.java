package dev.atomicity.benchmarks;

/**
 * How much is measured.
 *
 * @param events events of the traces on which checkers and thread counts are compared
 * @param rounds how often each comparison is made
 * @param warmUps runs before the first that counts
 * @param firstDoubling events of the shortest trace of the doubling series
 * @param lastDoubling events of the longest
 * @param manyThreads the number of threads that is compared with {@link ThreadScaling#FEW_THREADS}
 * @param memoryEvents events of the trace that must fit in a small heap
 */
record Scale(
        long events,
        int rounds,
        int warmUps,
        long firstDoubling,
        long lastDoubling,
        int manyThreads,
        long memoryEvents) {
    static final Scale FULL = new Scale(4_000_000, 9, 4, 1_000_000, 64_000_000, 1_000, 50_000_000);

    /** Shows that everything runs; the numbers mean nothing. */
    static final Scale QUICK = new Scale(20_000, 2, 1, 10_000, 40_000, 100, 50_000);

    Scale withEvents(long newEvents) {
        return new Scale(newEvents, rounds, warmUps, firstDoubling, lastDoubling, manyThreads, memoryEvents);
    }

    Scale withRounds(int newRounds) {
        return new Scale(events, newRounds, warmUps, firstDoubling, lastDoubling, manyThreads, memoryEvents);
    }
}
