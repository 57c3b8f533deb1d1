package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Accesses of one variable by one thread, in order, that are alike in all that decides about inter-edges: the kind of
 * access, the locks held, and what their units write before or after them under these locks.
 */
final class AccessGroup {
    /**
     * What the accesses have in common.
     *
     * @param alone whether the unit has no write of the variable before a read, or after a write
     * @param covering those of the locks under which such a write is done, too
     * @param readAgain whether it is a write that its unit reads later
     */
    record Kind(boolean write, List<Integer> locks, boolean alone, List<Integer> covering, boolean readAgain) {
        static Kind of(AccessNode access) {
            List<SynchronizationNode> path = access.held.path();
            return new Kind(
                    access.write,
                    path.stream().map(node -> node.lock).toList(),
                    access.write ? access.isUnitFinal() : access.ownWrite == null,
                    path.stream()
                            .filter(node -> access.isCoveredWithin(node) || access.isOverwrittenWithin(node))
                            .map(node -> node.lock)
                            .toList(),
                    !access.ownReads().isEmpty());
        }
    }

    final Kind kind;
    final int thread;
    private final List<AccessNode> accesses = new ArrayList<>();

    AccessGroup(Kind kind, int thread) {
        this.kind = kind;
        this.thread = thread;
    }

    void add(AccessNode access) {
        accesses.add(access);
    }

    AccessNode get(int index) {
        return accesses.get(index);
    }

    AccessNode last() {
        return accesses.get(accesses.size() - 1);
    }

    /** The index of the first access that does not happen before that one of another thread. */
    int firstConcurrent(AccessNode other) {
        return partition(access -> access.period.happensBefore(other.period));
    }

    /** The index after the last access that does not happen after that one of another thread. */
    int endOfConcurrent(AccessNode other) {
        return partition(access -> !other.period.happensBefore(access.period));
    }

    /** How many accesses satisfy a condition that holds for the first ones and then no more. */
    private int partition(Predicate<AccessNode> holdsAtFirst) {
        int from = 0;
        int to = accesses.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (holdsAtFirst.test(accesses.get(middle))) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
}
