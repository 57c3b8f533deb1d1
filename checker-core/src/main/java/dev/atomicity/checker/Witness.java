package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A ring of transactions, as the dependencies that form it, in order: the first one leaves the transaction that the last one enters.
 * Between the sink of one and the source of the next is program order.
 */
public record Witness(List<Dependency> dependencies) {
    public Witness {
        dependencies = List.copyOf(dependencies);
    }

    /** Whether it depends on an event that was discarded, so that it proves nothing. */
    public boolean isVoid() {
        return dependencies.stream().anyMatch(Dependency::isVoid);
    }

    /** Whether that may still happen. */
    public boolean mayBecomeVoid() {
        return dependencies.stream().anyMatch(Dependency::mayBecomeVoid);
    }

    /**
     * The ring that proves a violation: its events happened in the order of the ring. Null under the same condition as in {@link
     * #closedBy}.
     */
    static Witness ofEvents(Dependency last, HappensBeforeTrees trees) {
        List<Dependency> ring = closedBy(last, trees);
        return ring == null ? null : new Witness(RingShortcuts.ofEvents(ring));
    }

    /**
     * The ring of a cycle: within a transaction the events may have happened in any order. Null under the same condition as in {@link
     * #closedBy}.
     */
    static Witness ofTransactions(Dependency last, TransactionOrder order) {
        List<Dependency> ring = closedBy(last, order);
        return ring == null ? null : new Witness(RingShortcuts.ofTransactions(ring));
    }

    /**
     * A ring of dependencies on one atomic set.
     *
     * @param inTime whether its events happened in the order of the ring
     */
    static Witness ofSet(List<Dependency> ring, boolean inTime) {
        return new Witness(inTime ? RingShortcuts.ofEvents(ring) : RingShortcuts.ofTransactions(ring));
    }

    /**
     * The ring that {@code last} closes on the active transaction of its sink: starts at the thread of the source, and follows the
     * entries of that transaction back to it.
     *
     * <p>This ends, because every entry is a real dependency and a dependency that would close a ring is never added: a path that came
     * back to a thread would be such a ring. Returns null if an entry is missing, because an error interrupted the change that would have
     * added it: a ring that cannot be shown is not reported.
     */
    private static List<Dependency> closedBy(Dependency last, Reach entries) {
        CheckedThread root = last.sink();
        List<Dependency> ring = new ArrayList<>();
        ring.add(last);
        for (CheckedThread thread = last.source(); thread != root; ) {
            Dependency entry = entries.via(root, thread);
            if (entry == null) {
                return null;
            }
            ring.add(entry);
            thread = entry.source();
        }
        Collections.reverse(ring);
        return ring;
    }
}
