package dev.atomicity.oracle;

import java.util.BitSet;

/** Transactions, with an edge where an event of one depends on an event of the other, and along program order. */
final class TransactionGraph {
    private final BitSet[] edges;
    private final BitSet[] reachable;

    TransactionGraph(Transactions transactions, Dependencies dependencies, int events) {
        int count = transactions.count();
        edges = new BitSet[count];
        for (int from = 0; from < count; from++) {
            edges[from] = new BitSet(count);
            for (int later = from + 1; later < count; later++) {
                edges[from].set(
                        later,
                        transactions.get(from).thread()
                                == transactions.get(later).thread());
            }
        }
        for (int source = 0; source < events; source++) {
            BitSet from = edges[transactions.ofEvent(source)];
            dependencies.sinksOf(source).stream().map(transactions::ofEvent).forEach(from::set);
        }
        reachable = closure();
    }

    private BitSet[] closure() {
        BitSet[] closed = new BitSet[edges.length];
        for (int i = 0; i < edges.length; i++) {
            closed[i] = (BitSet) edges[i].clone();
        }
        for (int through = 0; through < edges.length; through++) {
            for (BitSet from : closed) {
                if (from.get(through)) {
                    from.or(closed[through]);
                }
            }
        }
        return closed;
    }

    boolean hasEdge(int from, int to) {
        return edges[from].get(to);
    }

    boolean isAcyclic() {
        for (int i = 0; i < reachable.length; i++) {
            if (reachable[i].get(i)) {
                return false;
            }
        }
        return true;
    }

    /** The transactions that lie on a ring with this one, itself included; none if it lies on no ring. */
    BitSet component(int transaction) {
        BitSet component = new BitSet();
        for (int other = 0; other < reachable.length; other++) {
            if (reachable[transaction].get(other) && reachable[other].get(transaction)) {
                component.set(other);
            }
        }
        return component;
    }
}
