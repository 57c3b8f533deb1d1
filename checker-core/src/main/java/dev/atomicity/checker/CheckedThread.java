package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;

/**
 * A thread as the checker sees it: its current segment, its active transaction, and who reaches it.
 *
 * <p>The slot is lent: when the thread is over and no active transaction reaches it any more, another thread may get
 * it, with segments that go on counting, so that a number left in some shadow never means two things.
 */
public final class CheckedThread {
    /** What the one who feeds the checker calls this thread. */
    public final int id;

    final int slot;

    /** The current segment; anything done now belongs to it. */
    long segment;

    /** How many transactions began on this thread; the ordinal of the active one, if one is active. */
    long transactions;

    /** The segment in which the active transaction began, {@link Segments#NEVER} when none is active. */
    long transactionStart = Segments.NEVER;

    /** Set when the active transaction has been reported, so that it is reported once. */
    boolean violationReported;

    boolean cycleReported;

    /** Tree entries of this thread: the active transactions that happen before its current segment. */
    final Reach tree = new Reach();

    /** The same on whole transactions: the active ones that must come before the current one in any serial order. */
    final Reach order = new Reach();

    /** The threads in whose {@link #tree} the active transaction of this thread stands: where to clear at its end. */
    final List<CheckedThread> inTrees = new ArrayList<>();

    /** The threads in whose {@link #order} the active transaction of this thread stands. */
    final List<CheckedThread> inOrders = new ArrayList<>();

    CheckedThread(int id, int slot, long segment) {
        this.id = id;
        this.slot = slot;
        this.segment = segment;
    }

    /** The number to leave in the shadow of what this thread touches now. */
    public long segment() {
        return segment;
    }

    /** Whether this thread is inside an atomic region. */
    public boolean inTransaction() {
        return transactionStart != Segments.NEVER;
    }

    /** The ordinal of the active transaction, {@link Dependency#UNARY} outside of all. */
    public long transaction() {
        return inTransaction() ? transactions : Dependency.UNARY;
    }

    /** How many transactions began on this thread so far. */
    public long transactionsBegun() {
        return transactions;
    }

    /** Whether some active transaction reaches this thread: while one does, its numbers still mean something. */
    boolean isReached() {
        return inTransaction() || !tree.isEmpty() || !order.isEmpty();
    }
}
