package dev.atomicity.oracle;

import dev.atomicity.oracle.Transactions.Transaction;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The truth about a trace, from the definitions and nothing else. Transactions are numbered from 0 in the order of their
 * first events.
 */
public final class Oracle {
    private final Trace trace;
    private final Transactions transactions;
    private final Dependencies dependencies;
    private final TransactionGraph graph;
    private final BitSet violated;

    public Oracle(Trace trace, boolean locksConflict) {
        this.trace = trace;
        this.transactions = new Transactions(trace);
        this.dependencies = new Dependencies(trace, locksConflict);
        this.graph =
                new TransactionGraph(transactions, dependencies, trace.events().size());
        this.violated = findViolated();
    }

    /** A violation: a transaction whose begin happens before the source of a dependency that ends in it. */
    private BitSet findViolated() {
        BitSet found = new BitSet();
        for (int source = 0; source < trace.events().size(); source++) {
            BitSet sinks = dependencies.sinksOf(source);
            for (int sink = sinks.nextSetBit(0); sink >= 0; sink = sinks.nextSetBit(sink + 1)) {
                Transaction cut = transactions.get(transactions.ofEvent(sink));
                if (!cut.isUnary() && dependencies.happensBefore(cut.first(), source)) {
                    found.set(transactions.ofEvent(sink));
                }
            }
        }
        return found;
    }

    public boolean serializable() {
        return graph.isAcyclic();
    }

    public BitSet violated() {
        return (BitSet) violated.clone();
    }

    public boolean isViolated(int transaction) {
        return violated.get(transaction);
    }

    /** The violated transactions as the results write them, sorted. */
    public List<String> violations() {
        return violated.stream().mapToObj(this::label).sorted().toList();
    }

    /** Rings of transactions in which none is violated: the largest sets that hang together. */
    public List<BitSet> componentsWithoutViolation() {
        List<BitSet> components = new ArrayList<>();
        BitSet done = new BitSet();
        for (int i = 0; i < transactions.count(); i++) {
            if (!done.get(i)) {
                BitSet component = graph.component(i);
                done.or(component);
                if (!component.isEmpty() && !component.intersects(violated)) {
                    components.add(component);
                }
            }
        }
        return components;
    }

    /** {@code T1#2} for a region, {@code T1@17} for an event outside all regions. */
    public String label(int transaction) {
        Transaction named = transactions.get(transaction);
        String thread = trace.threadName(named.thread());
        return named.isUnary() ? thread + "@" + (named.first() + 1) : thread + "#" + named.ordinal();
    }

    /** The transaction that a label names. */
    public int named(String label) {
        for (int i = 0; i < transactions.count(); i++) {
            if (label(i).equals(label)) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no transaction " + label);
    }

    /**
     * The transaction of that thread with that ordinal, or, with ordinal 0, of that event.
     *
     * @param event an event of the transaction, from 1; it must belong to the transaction
     */
    public int transaction(int thread, long ordinal, long event) {
        if (event < 1 || event > trace.events().size()) {
            throw new IllegalArgumentException("there is no event " + event);
        }
        int ofEvent = transactions.ofEvent((int) event - 1);
        int found = ordinal == 0 ? ofEvent : transactions.region(thread, ordinal);
        if (found < 0
                || found != ofEvent
                || transactions.get(found).thread() != thread
                || transactions.get(found).ordinal() != ordinal) {
            throw new IllegalArgumentException(
                    "event " + event + " is not of transaction " + ordinal + " of thread " + trace.threadName(thread));
        }
        return found;
    }

    /**
     * Whether the ring proves that its first transaction is violated: real dependencies lead from it, through the named
     * transactions, back to it, and their events follow each other in the trace. Where a transaction goes on in a later
     * one of its thread, the ring names both.
     */
    public boolean provesViolation(List<Integer> ring) {
        if (ring.size() < 3 || !ring.get(0).equals(ring.get(ring.size() - 1))) {
            return false;
        }
        Transaction cut = transactions.get(ring.get(0));
        // The earliest event by which each transaction can be entered: whatever goes on from a later one, also does
        // from this one.
        int entered = cut.first();
        for (int i = 1; i < ring.size() && entered >= 0; i++) {
            boolean leavesOrReturns = i == 1 || i == ring.size() - 1;
            entered = earliestEntry(ring.get(i - 1), entered, ring.get(i), !leavesOrReturns);
        }
        return !cut.isUnary() && entered >= 0;
    }

    private int earliestEntry(int from, int entered, int to, boolean mayGoOn) {
        Transaction source = transactions.get(from);
        Transaction target = transactions.get(to);
        if (source.thread() == target.thread()) {
            return mayGoOn && target.first() > entered && from != to ? target.first() : -1;
        }
        int earliest = -1;
        for (int event : source.events()) {
            if (event >= entered) {
                for (int sink : target.events()) {
                    if (dependencies.sinksOf(event).get(sink) && (earliest < 0 || sink < earliest)) {
                        earliest = sink;
                    }
                }
            }
        }
        return earliest;
    }

    /**
     * The fewest dependencies that prove that the transaction of the event is violated, of those rings that the event
     * closes.
     *
     * @param closing from 1
     */
    public int shortestRing(long closing) {
        return new ShortestRing(trace, transactions, dependencies).closedBy((int) closing - 1);
    }

    /** Whether the two events, numbered from 1, are source and sink of a dependency. */
    public boolean isDependency(long source, long sink) {
        return dependencies.sinksOf((int) source - 1).get((int) sink - 1);
    }

    /** Whether the ring goes along edges of the transaction graph and meets no violated transaction. */
    public boolean provesCycle(List<Integer> ring) {
        if (ring.size() < 3 || !ring.get(0).equals(ring.get(ring.size() - 1))) {
            return false;
        }
        for (int i = 1; i < ring.size(); i++) {
            if (!graph.hasEdge(ring.get(i - 1), ring.get(i)) || violated.get(ring.get(i))) {
                return false;
            }
        }
        return true;
    }
}
