package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A place where a ring can leave the unit that is searched, or come back to it.
 *
 * @param node the communication node of the unit
 * @param thread the thread on the other side
 * @param position the place of the other unit on its thread: leaving, the first one that can be reached; coming back, the
 *     last one that leads here
 * @param own the access of the unit; null for fork and join
 * @param others accesses on the other side: the first and the last one; none for fork and join
 * @param link the dependency to or from that place, in the direction of the ring
 */
record Crossing(TreeNode node, int thread, int position, AccessNode own, List<AccessNode> others, Link link) {
    private static final int ANYWHERE = Integer.MAX_VALUE - 1;

    /** Where a ring can leave, the earliest first. */
    static List<Crossing> exits(AccessTree unit, List<CommunicationNode> nodes, ThreadEnds ends) {
        List<Crossing> exits = new ArrayList<>();
        for (CommunicationNode node : nodes) {
            exits.add(of(node, node.first(), link(node.access, node.first())));
        }
        for (OrderNode node : unit.forksAndJoins) {
            if (node.fork() && ends.isActive(node.other())) {
                Link link = new Link(unit.id(node.event()), ends.first(node.other()));
                exits.add(new Crossing(node, node.other(), 0, null, List.of(), link));
            }
        }
        exits.sort(Comparator.comparingLong(exit -> exit.node.end()));
        return exits;
    }

    /** Where a ring can come back, the earliest first. */
    static List<Crossing> entries(AccessTree unit, List<CommunicationNode> nodes, ThreadEnds ends) {
        List<Crossing> entries = new ArrayList<>();
        for (CommunicationNode node : nodes) {
            entries.add(of(node, node.last(), link(node.last(), node.access)));
        }
        for (OrderNode node : unit.forksAndJoins) {
            if (!node.fork()) {
                Link link = new Link(ends.last(node.other()), unit.id(node.event()));
                entries.add(new Crossing(node, node.other(), ANYWHERE, null, List.of(), link));
            }
        }
        entries.sort(Comparator.comparingLong(entry -> entry.node.start()));
        return entries;
    }

    private static Crossing of(CommunicationNode node, AccessNode other, Link link) {
        List<AccessNode> others = List.of(node.first(), node.last());
        return new Crossing(node.node, other.thread(), other.tree().position(), node.access, others, link);
    }

    static Link link(AccessNode from, AccessNode to) {
        return new Link(from.tree().id(from.event), to.tree().id(to.event));
    }
}
