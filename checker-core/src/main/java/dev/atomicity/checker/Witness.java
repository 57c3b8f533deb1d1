package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A ring of transactions, as the dependencies that close it, in order: the first leaves the transaction that the last
 * one enters. Between the sink of one and the source of the next lies program order.
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
     * The ring that a violation is proved by: its events happened in the order in which the ring has them. Null as in
     * {@link #closedBy}.
     */
    static Witness ofEvents(Dependency last, HappensBeforeTrees trees) {
        List<Dependency> ring = closedBy(last, trees);
        return ring == null ? null : new Witness(RingShortcuts.ofEvents(ring));
    }

    /** The ring of a cycle: within a transaction the events may have happened in any order. Null as in {@link #closedBy}. */
    static Witness ofTransactions(Dependency last, TransactionOrder order) {
        List<Dependency> ring = closedBy(last, order);
        return ring == null ? null : new Witness(RingShortcuts.ofTransactions(ring));
    }

    /**
     * A ring of dependencies on one atomic set.
     *
     * @param inTime whether its events happened in the order in which the ring has them
     */
    static Witness ofSet(List<Dependency> ring, boolean inTime) {
        return new Witness(inTime ? RingShortcuts.ofEvents(ring) : RingShortcuts.ofTransactions(ring));
    }

    /**
     * The ring that {@code last} closes on the active transaction of its sink: from the source's thread, follow the
     * entries of that transaction back to it.
     *
     * <p>The walk ends because every entry is a real dependency and a dependency that would close a ring is never
     * entered: a walk that came back to a thread would be such a ring. It is null if an entry of it is missing, because an error
     * interrupted the change that would have made it: a ring that cannot be shown is not reported.
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
