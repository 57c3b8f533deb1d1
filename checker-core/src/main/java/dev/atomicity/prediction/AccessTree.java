package dev.atomicity.prediction;

import dev.atomicity.trace.TransactionId;
import java.util.ArrayList;
import java.util.List;

/**
 * The access tree of one unit (3.1): its accesses in order, each with the path of synchronization nodes that leads to
 * it, and its forks and joins.
 *
 * <p>A unit is a transaction, or one event outside all transactions.
 */
final class AccessTree {
    final int thread;

    /** The ordinal of the transaction on its thread, from 1; 0 for an event outside all transactions. */
    final long ordinal;

    final List<AccessNode> accesses;
    final List<OrderNode> forksAndJoins;

    private List<TransactionId> sameShape;
    private int position = -1;

    AccessTree(int thread, long ordinal, List<AccessNode> accesses, List<OrderNode> forksAndJoins) {
        this.thread = thread;
        this.ordinal = ordinal;
        this.accesses = accesses;
        this.forksAndJoins = forksAndJoins;
    }

    boolean isTransaction() {
        return ordinal != 0;
    }

    /** An event of the unit: the first one that is still here. */
    long anyEvent() {
        return accesses.isEmpty() ? forksAndJoins.get(0).event() : accesses.get(0).event;
    }

    TransactionId id() {
        return id(anyEvent());
    }

    TransactionId id(long event) {
        return new TransactionId(thread, ordinal, event);
    }

    /** This unit and the others of its thread that have the same tree; one list for all of them. */
    List<TransactionId> sameShape() {
        if (sameShape == null) {
            sameShape = new ArrayList<>(List.of(id()));
        }
        return sameShape;
    }

    boolean isFirstOfShape() {
        return sameShape().get(0).event() == anyEvent();
    }

    /** This unit has the same tree as an earlier one. */
    void hasShapeOf(AccessTree earlier) {
        sameShape = earlier.sameShape();
        sameShape.add(id());
    }

    /** Where the unit stands among those of its thread. */
    int position() {
        return position;
    }

    void placeAt(int index) {
        position = index;
    }
}
