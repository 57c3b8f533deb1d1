package dev.atomicity.vectorclock;

import java.util.Arrays;

/**
 * Places in the clocks, lent to threads: a clock is as long as there are threads at a time, not as there ever were.
 *
 * <p>A thread that takes over a place continues counting transactions where the one before stopped. The only question
 * asked of a clock is whether it has heard of a transaction that is active, which the last one of a place alone can be;
 * so what a clock knows of an earlier thread at the same place can neither be mistaken for it nor be missed. Who did
 * something is a question of threads, never of places.
 */
final class Slots {
    private int count;
    private int[] free = new int[16];
    private int freeCount;
    private int[] transactions = new int[16];

    /** A place that no running thread has. */
    int take() {
        if (freeCount > 0) {
            return free[--freeCount];
        }
        if (count == transactions.length) {
            transactions = Arrays.copyOf(transactions, 2 * count);
        }
        return count++;
    }

    /** The number of a transaction that begins at the place: higher than all before. */
    int nextTransaction(int slot) {
        return ++transactions[slot];
    }

    /** The thread at the place has ended, and so has its active transaction. */
    void giveBack(int slot) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 2 * freeCount);
        }
        free[freeCount++] = slot;
    }

    /** All places are below this. */
    int count() {
        return count;
    }
}
