package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Where a thread that is in a reader set notes that it has read again, in a later segment, without taking the variable: what many threads
 * read again and again would otherwise be a place where they wait for each other.
 *
 * <p>The thread announces the segment (a compare-and-set), then looks whether the variable still has the set (a volatile load), then
 * confirms the segment or takes it back. Who holds the variable, and so has replaced the set in its word R, looks at the cell after that.
 * All four are in one total order: if the thread has seen the set, the holder sees at least the announcement, and waits for the
 * confirmation. If the holder sees neither, the thread sees that the variable is held, and takes its read back. So a read is recorded either before the
 * holder's access, here, or after it, by the way of all others. Nothing in between may wait: a virtual thread that lost its carrier there
 * would let the holder wait for as long.
 *
 * <p>Written by its thread; others only close it, when its thread is dropped from the set or the set is given away.
 */
public final class ReaderCell {
    private static final VarHandle STATE = stateHandle();

    private static final long CLOSED = 0;

    /** The segment of the last read; negated while that is only announced; 0 if nothing more is noted here. */
    private volatile long state;

    /** Of the last read that was confirmed. Written before it is, so who sees the confirmation sees these. */
    private int site;

    private long transaction;

    ReaderCell(long segment) {
        this.state = segment;
    }

    private static VarHandle stateHandle() {
        try {
            return MethodHandles.lookup().findVarHandle(ReaderCell.class, "state", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The thread has entered the set once more by holding the variable. */
    void startAt(long segment) {
        state = segment;
    }

    /** The segment of the last read, asked by the thread itself; 0 if nothing more is noted here. */
    long last() {
        return state;
    }

    /**
     * The thread reads again.
     *
     * @param before what {@link #last} has returned
     * @return whether that is recorded; if not, another thread holds the variable, or has written it
     */
    boolean readAgain(long before, long segment, long inTransaction, int at, long reference, Object base, long offset) {
        boolean isStillSet = false;
        try {
            isStillSet = STATE.compareAndSet(this, before, -segment)
                    && Memory.getVolatile(base, offset + ShadowWords.R) == reference;
        } finally {
            // No call from here on: there may be no stack left, and others wait for this.
            if (isStillSet) {
                site = at;
                transaction = inTransaction;
                state = segment;
            } else if (state == -segment) {
                state = before;
            }
        }
        return isStillSet;
    }

    /** The last read that counts, for who holds the variable. Waits while one is announced: that is a few instructions. */
    long settled() {
        long segment = state;
        for (int spins = 0; segment < 0; spins++) {
            if (spins < 64) {
                Thread.onSpinWait();
            } else {
                Carrier.pause();
            }
            segment = state;
        }
        return segment;
    }

    /** The last read, be it only announced. */
    long latest() {
        return Math.abs(state);
    }

    /** Nothing more is noted here. False, and nothing is done, if what was noted still matters, or more is being noted. */
    boolean close(AtomicityAlgorithm algorithm) {
        long segment = state;
        return segment == CLOSED
                || (segment > 0 && algorithm.isDead(segment) && STATE.compareAndSet(this, segment, CLOSED));
    }

    /** Nothing more is noted here. For who holds the variable: what is announced meanwhile is taken back. */
    void closeHeld() {
        long segment = settled();
        while (segment != CLOSED && !STATE.compareAndSet(this, segment, CLOSED)) {
            segment = settled();
        }
    }

    /** The site of the read that {@link #settled} has returned, if it is one that was noted here. */
    int site() {
        return site;
    }

    /** Its transaction. */
    long transaction() {
        return transaction;
    }
}
