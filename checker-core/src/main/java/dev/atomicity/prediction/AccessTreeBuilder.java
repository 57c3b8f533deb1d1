package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the access tree of one unit, trimmed (7.2): of the accesses of one variable below one parent, the first two
 * reads and the first two writes are kept. The last write and the write that a kept read finds in its own unit are kept
 * too (decision 10). Memory grows with the number of parents and variables, and not with the number of accesses.
 */
final class AccessTreeBuilder {
    private static final int KEPT = 2;
    private static final int FEW = 64;

    /** Accesses of one variable with the same locks, the same forks and joins before them: all have the same edges. */
    private record Siblings(HeldLocks parent, ThreadPeriod period, int variable) {}

    private static final class Counts {
        int reads;
        int writes;
        AccessNode lastWrite; // beyond the first two
    }

    private final int thread;
    private final long ordinal;
    private final List<AccessNode> accesses = new ArrayList<>();
    private final List<OrderNode> forksAndJoins = new ArrayList<>();
    private final Map<Siblings, Counts> siblings = new HashMap<>();
    private final Map<Integer, AccessNode> lastWrites = new HashMap<>(); // by variable
    private int trimmed; // accesses that are still in the list

    AccessTreeBuilder(int thread, long ordinal) {
        this.thread = thread;
        this.ordinal = ordinal;
    }

    void read(int variable, long event, HeldLocks held, ThreadPeriod period) {
        if (counts(held, period, variable).reads++ < KEPT) {
            accesses.add(new AccessNode(variable, false, event, held, period, lastWrites.get(variable)));
        }
    }

    void write(int variable, long event, HeldLocks held, ThreadPeriod period) {
        AccessNode write = new AccessNode(variable, true, event, held, period, null);
        AccessNode before = lastWrites.put(variable, write);
        if (before != null) {
            before.overwrittenAt(event);
        }
        Counts counts = counts(held, period, variable);
        if (counts.writes++ >= KEPT) {
            if (counts.lastWrite != null && counts.lastWrite.ownReads().isEmpty()) {
                trimmed++;
            }
            counts.lastWrite = write;
        }
        accesses.add(write);
        if (trimmed > FEW && 2 * trimmed > accesses.size()) {
            trim();
        }
    }

    void forkOrJoin(OrderNode node) {
        forksAndJoins.add(node);
    }

    AccessTree build() {
        trim();
        AccessTree tree = new AccessTree(thread, ordinal, List.copyOf(accesses), List.copyOf(forksAndJoins));
        accesses.forEach(access -> access.belongTo(tree));
        return tree;
    }

    private Counts counts(HeldLocks held, ThreadPeriod period, int variable) {
        return siblings.computeIfAbsent(new Siblings(held, period, variable), key -> new Counts());
    }

    private void trim() {
        Map<Siblings, Integer> writes = new HashMap<>();
        accesses.removeIf(access -> {
            if (!access.write) {
                return false;
            }
            Siblings key = new Siblings(access.held, access.period, access.variable);
            return writes.merge(key, 1, Integer::sum) > KEPT
                    && siblings.get(key).lastWrite != access
                    && access.ownReads().isEmpty();
        });
        trimmed = 0;
    }
}
