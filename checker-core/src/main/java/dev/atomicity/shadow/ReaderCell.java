package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckerLimit;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Where a thread that is in a reader set records that it has read the variable again, in a later segment, without locking the variable.
 * Without these cells, threads that read the same variable again and again would wait for each other.
 *
 * <p>The thread announces the segment (a compare-and-set), then tests whether the variable still has the set (a volatile read), and then
 * confirms the segment or withdraws it. A thread that holds the variable, and so has replaced the set in the word R, reads the cell after
 * that. All four operations are in one total order. If the reader has seen the set, the holder sees at least the announcement, and waits
 * for the confirmation. If the holder sees neither, the reader sees that the variable is held, and withdraws its read. So a read is
 * recorded either here, before the holder's access, or after it, like all other reads. Nothing in between may wait: if a virtual thread
 * were unmounted there, the holder would wait for as long.
 *
 * <p>A read of a volatile variable must take effect where it is recorded. It stays announced until it is done: if the set was still there
 * after the announcement, every thread that writes the variable from then on waits for the confirmation before it writes.
 *
 * <p>Written by its own thread. Others only close it, when the thread is removed from the set or the set is reused.
 */
public final class ReaderCell {
    private static final VarHandle STATE = stateHandle();

    private static final long CLOSED = 0;

    /** The segment of the last read; negated while it is only announced; 0 if no read is recorded here. */
    private volatile long state;

    /** The site and the transaction of the last confirmed read. Written before the confirmation, so a thread that sees that sees these. */
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

    /** The thread has entered the set again while it held the variable. */
    void startAt(long segment) {
        state = segment;
    }

    /** The segment of the last read, for the thread itself; 0 if no read is recorded here. */
    long last() {
        return state;
    }

    /**
     * The thread reads again.
     *
     * @param before what {@link #last} has returned
     * @return whether the read is recorded; if not, another thread holds the variable, or has written it
     */
    boolean readAgain(long before, long segment, long inTransaction, int at, long reference, Object base, long offset) {
        boolean isStillSet = false;
        try {
            isStillSet = STATE.compareAndSet(this, before, -segment)
                    && Memory.getVolatile(base, offset + ShadowWords.R) == reference;
        } finally {
            // No call from here on: there may be no stack left, and other threads wait for this.
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

    /**
     * The thread is about to read a volatile variable. If this returns true, the read stays announced until {@link #confirm}, and the
     * variable is not written before that.
     *
     * @param before what {@link #last} has returned: the current segment, too, because the read must still be in order
     * @return whether the read is announced; if not, another thread holds the variable, or has written it
     */
    boolean announce(long before, long segment, long inTransaction, int at, long reference, Object base, long offset) {
        boolean isStillSet = false;
        try {
            isStillSet = STATE.compareAndSet(this, before, -segment)
                    && Memory.getVolatile(base, offset + ShadowWords.R) == reference;
        } finally {
            // No call from here on: there may be no stack left, and other threads wait for this.
            if (isStillSet && before != segment) {
                site = at;
                transaction = inTransaction;
            } else if (!isStillSet && state == -segment) {
                state = before;
            }
        }
        return isStillSet;
    }

    /** The announced read is done. Release order is enough: the read comes before this store, and so do the site and the transaction. */
    public void confirm() {
        long segment = (long) STATE.get(this);
        if (segment < 0) {
            STATE.setRelease(this, -segment);
        }
    }

    /**
     * The last read that counts, for the thread that holds the variable. Waits while a read is announced, which takes a few instructions.
     *
     * @throws CheckerLimit if the read is not confirmed: its thread has no stack left to do it, and has not called a hook since
     */
    long settled() {
        long segment = state;
        long since = 0;
        for (int spins = 0; segment < 0; spins++) {
            if (spins < 64) {
                Thread.onSpinWait();
            } else {
                since = since == 0 ? System.nanoTime() : since;
                if (System.nanoTime() - since > OnlineShadows.PATIENCE_NANOS) {
                    throw new CheckerLimit("timed out waiting for a read of a volatile variable");
                }
                Carrier.pause();
            }
            segment = state;
        }
        return segment;
    }

    /** The last read, even if it is only announced. */
    long latest() {
        return Math.abs(state);
    }

    /**
     * Closes the cell: no more reads are recorded here. Returns false and changes nothing if the last read still matters, or another one
     * is being recorded.
     */
    boolean close(AtomicityAlgorithm algorithm) {
        long segment = state;
        return segment == CLOSED
                || (segment > 0 && algorithm.isDead(segment) && STATE.compareAndSet(this, segment, CLOSED));
    }

    /** Closes the cell for the thread that holds the variable: a read that is announced at the same time is withdrawn. */
    void closeHeld() {
        long segment = settled();
        while (segment != CLOSED && !STATE.compareAndSet(this, segment, CLOSED)) {
            segment = settled();
        }
    }

    /** The site of the read that {@link #settled} has returned, if it was recorded here. */
    int site() {
        return site;
    }

    /** The transaction of that read. */
    long transaction() {
        return transaction;
    }
}
