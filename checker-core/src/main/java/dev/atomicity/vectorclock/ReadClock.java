package dev.atomicity.vectorclock;

/**
 * The reads of a variable since its last write in two clocks, whatever the number of readers: the reduction of
 * section 4.3. {@code R_x} is the join of both, {@code chR_x}, which a writer checks itself against, the foreign one:
 * what the readers know of other threads, without what each knows of itself.
 */
final class ReadClock extends SharedClock {
    private int[] foreign = Clocks.ZERO;
    private int[] own = Clocks.ZERO;
    private boolean held = true;

    void add(int reader, int[] clock) {
        int self = Clocks.at(clock, reader);
        foreign = Clocks.joinInto(foreign, Clocks.with(clock, reader, 0));
        if (self > Clocks.at(own, reader)) {
            own = Clocks.with(own, reader, self);
        }
    }

    int[] foreign() {
        return foreign;
    }

    int[] own() {
        return own;
    }

    /** The variable was written: the write stands for the reads from here on. */
    void drop() {
        held = false;
    }

    @Override
    boolean hasHeardOf(int slot, int transaction) {
        return Clocks.at(foreign, slot) >= transaction || Clocks.at(own, slot) >= transaction;
    }

    /**
     * The entry of the learning reader itself need not be kept out: if the ended transaction had heard of the reader's
     * active one, the two are a ring, which the end reports before it hands anything on.
     */
    @Override
    void learn(int slot, int[] clock) {
        foreign = Clocks.joinInto(foreign, Clocks.with(clock, slot, 0));
    }

    @Override
    boolean isHeld() {
        return held;
    }
}
