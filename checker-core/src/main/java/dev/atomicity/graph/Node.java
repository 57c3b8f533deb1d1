package dev.atomicity.graph;

import dev.atomicity.trace.TransactionId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A transaction in the graph, or a stretch of events outside all regions of one thread of which only the first has
 * incoming edges: a path that enters at the first can leave from each, so the stretch is as good as its events.
 */
final class Node {
    /** Stands for everything that was dropped: no ring can lead through it any more. */
    static final Node DROPPED = new Node(-1, 0, 0);

    final int thread;

    /** The ordinal of the transaction on its thread; 0 for a stretch outside all regions. */
    final long ordinal;

    final long firstEvent;
    final Map<Node, Edge> out = new LinkedHashMap<>(4);

    /** The sources whose edge to this node would have closed a ring. */
    Set<Node> refused = Set.of();

    int incoming;
    boolean complete;
    boolean dropped;
    boolean violationReported;

    /** Of the search that visited the node last: its number, and the way it came. */
    long visit;

    Node cameFrom;

    Node(int thread, long ordinal, long firstEvent) {
        this.thread = thread;
        this.ordinal = ordinal;
        this.firstEvent = firstEvent;
    }

    /** Shadows may hold a dropped node for long: it must not hold others. */
    void release() {
        out.clear();
        refused = Set.of();
        cameFrom = null;
    }

    TransactionId at(long event) {
        return new TransactionId(thread, ordinal, event);
    }

    /**
     * The first dependency between two transactions, by its events; {@link #PROGRAM_ORDER} as source is no particular
     * event: the next transaction of the thread follows all of them.
     */
    record Edge(long sourceEvent, long sinkEvent) {
        static final long PROGRAM_ORDER = Long.MAX_VALUE;
    }
}
