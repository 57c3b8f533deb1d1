package dev.atomicity.benchmarks;

/**
 * Random numbers that are the same on every JDK for the same seed, and cheap enough for several an event (splitmix64).
 */
final class Dice {
    private long state;

    Dice(long seed) {
        this.state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** A number from 0 to {@code bound - 1}. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /** A number from 0 to 1, without 1. */
    double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    boolean perMille(int chances) {
        return below(1000) < chances;
    }

    boolean oneIn(int tries) {
        return below(tries) == 0;
    }

    /** A number from 1 on with that mean: many small ones, now and then a large one. */
    int around(int mean) {
        return 1 + (int) (-Math.log(1 - fraction()) * (mean - 0.5));
    }
}
