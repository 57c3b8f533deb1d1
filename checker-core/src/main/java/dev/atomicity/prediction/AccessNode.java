package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.List;

/** An access node: one read or write of a variable, a leaf of an access tree. */
final class AccessNode implements TreeNode {
    private static final long NEVER = Long.MAX_VALUE;

    final int variable;
    final boolean write;
    final long event;
    final HeldLocks held;
    final ThreadPeriod period;

    /** For a read, the last write of the variable before it in its unit, or null. */
    final AccessNode ownWrite;

    private AccessTree tree; // set once, when the unit is complete
    private boolean unitFinal; // likewise
    private long nextWrite = NEVER; // for a write: the next write of the variable in its unit
    private final List<AccessNode> ownReads = new ArrayList<>(0); // for a write: kept reads whose ownWrite it is

    AccessNode(int variable, boolean write, long event, HeldLocks held, ThreadPeriod period, AccessNode ownWrite) {
        this.variable = variable;
        this.write = write;
        this.event = event;
        this.held = held;
        this.period = period;
        this.ownWrite = ownWrite;
        if (ownWrite != null) {
            ownWrite.ownReads.add(this);
        }
    }

    @Override
    public long start() {
        return event;
    }

    @Override
    public long end() {
        return event;
    }

    int thread() {
        return period.thread;
    }

    /** For a write: the reads of its unit that read it unless another thread comes in between. */
    List<AccessNode> ownReads() {
        return ownReads;
    }

    void overwrittenAt(long nextWriteEvent) {
        nextWrite = nextWriteEvent;
    }

    /** For a write: the event of the next write of the variable in its unit; beyond all events if there is none. */
    long nextWrite() {
        return nextWrite;
    }

    void belongTo(AccessTree unit) {
        tree = unit;
        unitFinal = write && nextWrite == NEVER;
    }

    AccessTree tree() {
        return tree;
    }

    /** Whether this is a unit-final write: the last write of the variable in its unit. */
    boolean isUnitFinal() {
        return unitFinal;
    }

    /**
     * For a read: whether its unit writes the variable before it, inside that node around it. Who has to wait for the
     * node cannot write what is read.
     */
    boolean isCoveredWithin(SynchronizationNode node) {
        return ownWrite != null && node.start() < ownWrite.event;
    }

    /** For a write: whether its unit writes the variable again inside that node around it, so that nobody reads it. */
    boolean isOverwrittenWithin(SynchronizationNode node) {
        return nextWrite < node.end();
    }
}
