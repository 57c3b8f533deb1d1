package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The condition of Theorems 4.3 and 4.6: is there a cycle of the forest through two communication nodes of a transaction
 * that do not contain each other?
 *
 * <p>The cycle leads from the transaction to other units along inter-edges in either direction, and along program order,
 * fork and join in theirs. It leaves the transaction at a node that ends before the node begins at which it comes back:
 * in each ring of dependencies that a schedule can have, some transaction is left and entered like that (decision 10).
 */
final class CycleSearch {
    /** With thousands of threads, neighbours take more memory than all else: beyond this they are searched again. */
    private static final long MAX_REMEMBERED = 1_000_000;

    private static final int SAMPLES = 4;

    private final AccessForest forest;
    private final ThreadEnds ends;
    private final Map<AccessTree, Neighbours> neighbours = new HashMap<>();
    private long remembered; // edges in the map
    private final Patience patience;

    CycleSearch(AccessForest forest, ThreadEnds ends, Patience patience) {
        this.forest = forest;
        this.ends = ends;
        this.patience = patience;
    }

    /** A cycle through the transaction, the simplest kind first. */
    Optional<Cycle> through(AccessTree transaction) {
        if (patience.isOver()) {
            return Optional.of(Cycle.UNDECIDED);
        }
        Cycle sampled = withSampledUnit(transaction);
        if (sampled != null) {
            return Optional.of(sampled);
        }
        List<CommunicationNode> nodes = forest.communicationNodes(transaction);
        List<Crossing> exits = Crossing.exits(transaction, nodes, ends);
        List<Crossing> entries = Crossing.entries(transaction, nodes, ends);
        Cycle cycle = withOneUnit(exits, entries);
        if (cycle == null) {
            cycle = withOneThread(exits, entries);
        }
        if (cycle == null) {
            cycle = withSeveral(transaction, exits, entries);
        }
        return Optional.ofNullable(cycle);
    }

    /**
     * Out to a unit, and back from the same one, which is one of a few that use the variable with the fewest users. It
     * finds most cycles, and needs no look at every thread.
     */
    private Cycle withSampledUnit(AccessTree transaction) {
        return transaction.accesses.stream()
                .min(Comparator.comparingInt(access -> forest.users(access.variable)))
                .stream()
                .flatMap(forest::communicationNodes)
                .limit(SAMPLES)
                .map(node -> withUnit(transaction, node.first().tree()))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private Cycle withUnit(AccessTree transaction, AccessTree other) {
        List<CommunicationNode> nodes = forest.restrictedTo(List.of(List.of(transaction), List.of(other)))
                .communicationNodes(transaction);
        return withOneUnit(Crossing.exits(transaction, nodes, ends), Crossing.entries(transaction, nodes, ends));
    }

    /** Out to a unit, and back from the same one. */
    private static Cycle withOneUnit(List<Crossing> exits, List<Crossing> entries) {
        Map<AccessTree, Link> left = new HashMap<>();
        int next = 0;
        for (Crossing entry : entries) {
            for (; next < exits.size() && exits.get(next).node().precedes(entry.node()); next++) {
                Crossing exit = exits.get(next);
                exit.others().forEach(other -> left.putIfAbsent(other.tree(), Crossing.link(exit.own(), other)));
            }
            for (AccessNode other : entry.others()) {
                Link out = left.get(other.tree());
                if (out != null) {
                    return new Cycle(List.of(out, Crossing.link(other, entry.own())), other.tree());
                }
            }
        }
        return null;
    }

    /** Out to a unit, and back from a later one of the same thread. */
    private static Cycle withOneThread(List<Crossing> exits, List<Crossing> entries) {
        Map<Integer, Crossing> left = new HashMap<>(); // by thread: to the first unit
        int next = 0;
        for (Crossing entry : entries) {
            for (; next < exits.size() && exits.get(next).node().precedes(entry.node()); next++) {
                Crossing exit = exits.get(next);
                left.merge(exit.thread(), exit, (one, other) -> other.position() < one.position() ? other : one);
            }
            Crossing exit = left.get(entry.thread());
            if (exit != null && exit.position() <= entry.position()) {
                return new Cycle(List.of(exit.link(), entry.link()), null);
            }
        }
        return null;
    }

    /** Out, through any other units, and back. */
    private Cycle withSeveral(AccessTree transaction, List<Crossing> exits, List<Crossing> entries) {
        Reach reach = new Reach(forest, ends, this::neighbours, patience, transaction.thread);
        int next = 0;
        for (Crossing entry : entries) {
            for (; next < exits.size() && exits.get(next).node().precedes(entry.node()); next++) {
                Crossing exit = exits.get(next);
                reach.leave(exit.thread(), exit.position(), exit.link());
            }
            if (reach.reaches(entry.thread(), entry.position())) {
                List<Link> ring = new ArrayList<>(reach.pathTo(entry.thread()));
                ring.add(entry.link());
                return new Cycle(ring, null);
            }
        }
        return patience.isOver() ? Cycle.UNDECIDED : null;
    }

    private Neighbours neighbours(AccessTree unit) {
        Neighbours known = neighbours.get(unit);
        if (known != null) {
            return known;
        }
        Neighbours found = new Neighbours(forest, unit);
        if (remembered < MAX_REMEMBERED) {
            remembered += found.edges().size();
            neighbours.put(unit, found);
        }
        return found;
    }
}
