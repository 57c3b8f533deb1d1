package dev.atomicity.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The transaction graph with one edge a pair. It has no rings: an edge that would close one is reported and left out. A
 * complete node without incoming edges is dropped at once, and what it alone led to after it.
 */
final class TransactionGraph {
    private long searches;

    /**
     * Adds the edge, unless the pair has one. If it would close a ring, the pair is remembered as one that has none,
     * and the ring's nodes are returned, from the target to the source; otherwise null.
     */
    List<Node> addEdge(Node source, Node target, long sourceEvent, long sinkEvent) {
        if (source.dropped || source == target || source.out.containsKey(target) || target.refused.contains(source)) {
            return null;
        }
        // Only a target that leads somewhere can lead to the source.
        List<Node> path = target.out.isEmpty() ? null : path(target, source);
        if (path == null) {
            source.out.put(target, new Node.Edge(sourceEvent, sinkEvent));
            target.incoming++;
        } else {
            target.refused = with(target.refused, source);
        }
        return path;
    }

    /** The node gets no more events: it goes if nothing leads to it. */
    void complete(Node node) {
        node.complete = true;
        Deque<Node> candidates = new ArrayDeque<>();
        candidates.add(node);
        while (!candidates.isEmpty()) {
            Node candidate = candidates.poll();
            if (candidate.complete && candidate.incoming == 0 && !candidate.dropped) {
                candidate.dropped = true;
                for (Node next : candidate.out.keySet()) {
                    next.incoming--;
                    candidates.add(next);
                }
                candidate.release();
            }
        }
    }

    private static Set<Node> with(Set<Node> nodes, Node node) {
        Set<Node> more = nodes.isEmpty() ? new HashSet<>() : nodes;
        more.add(node);
        return more;
    }

    private List<Node> path(Node from, Node to) {
        long search = ++searches;
        Deque<Node> open = new ArrayDeque<>();
        from.visit = search;
        open.push(from);
        while (!open.isEmpty()) {
            Node node = open.pop();
            if (node == to) {
                return pathTo(to, from);
            }
            for (Node next : node.out.keySet()) {
                if (next.visit != search) {
                    next.visit = search;
                    next.cameFrom = node;
                    open.push(next);
                }
            }
        }
        return null;
    }

    private static List<Node> pathTo(Node last, Node first) {
        List<Node> path = new ArrayList<>();
        for (Node node = last; node != first; node = node.cameFrom) {
            path.add(node);
        }
        path.add(first);
        Collections.reverse(path);
        return path;
    }
}
