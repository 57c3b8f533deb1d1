package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The units that inter-edges lead to from one unit: of each other thread the first one. A path may continue from it to the
 * later units of the thread by program order, so it stands for all.
 */
final class Neighbours {
    /** An inter-edge between two units. */
    record Edge(AccessNode from, AccessNode to) {
        int thread() {
            return to.thread();
        }

        int position() {
            return to.tree().position();
        }

        Link link() {
            return Crossing.link(from, to);
        }
    }

    private final Map<Integer, Edge> first = new HashMap<>(); // by thread

    Neighbours(AccessForest forest, AccessTree unit) {
        for (CommunicationNode node : forest.communicationNodes(unit)) {
            Edge edge = new Edge(node.access, node.first());
            first.merge(edge.thread(), edge, (one, other) -> other.position() < one.position() ? other : one);
        }
    }

    Collection<Edge> edges() {
        return first.values();
    }
}
