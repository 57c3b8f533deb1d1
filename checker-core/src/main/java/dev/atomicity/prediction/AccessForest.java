package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * An access forest (3.2): access trees, and inter-edges between accesses of concurrent units that the subclass says are
 * related. Which nodes an inter-edge connects, the locks decide.
 *
 * <p>Inter-edges are not stored: there may be as many as pairs of accesses. Accesses of a variable are kept in groups
 * that have the same inter-edges, and the edges from an access to a group are found by binary search.
 */
abstract class AccessForest {
    private final List<List<AccessTree>> byThread;
    private final Map<Integer, Map<AccessGroup.Kind, List<AccessGroup>>> groups = new HashMap<>(); // by variable
    private final Map<Integer, List<AccessTree>> joins = new HashMap<>(); // by thread: the units that join it
    private long work;

    /** A forest of these trees: for each thread, those of its units in order. */
    AccessForest(List<List<AccessTree>> byThread) {
        this.byThread = byThread;
        for (List<AccessTree> trees : byThread) {
            for (AccessTree tree : trees) {
                tree.accesses.forEach(this::index);
                tree.forksAndJoins.stream()
                        .filter(node -> !node.fork())
                        .forEach(node -> joins.computeIfAbsent(node.other(), thread -> new ArrayList<>())
                                .add(tree));
            }
        }
    }

    private void index(AccessNode access) {
        AccessGroup.Kind kind = AccessGroup.Kind.of(access);
        List<AccessGroup> ofKind = groups.computeIfAbsent(access.variable, variable -> new LinkedHashMap<>())
                .computeIfAbsent(kind, missing -> new ArrayList<>());
        if (ofKind.isEmpty() || ofKind.get(ofKind.size() - 1).thread != access.thread()) {
            ofKind.add(new AccessGroup(kind, access.thread())); // accesses come thread by thread
        }
        ofKind.get(ofKind.size() - 1).add(access);
    }

    /** Whether there is an inter-edge for these two accesses of a variable, one of them a write, by concurrent units. */
    abstract boolean related(AccessNode one, AccessNode other);

    /** The same kind of forest for some trees only: what the theorems on two transactions speak of. */
    abstract AccessForest restrictedTo(List<List<AccessTree>> trees);

    List<List<AccessTree>> byThread() {
        return byThread;
    }

    /** How many inter-edges were looked for so far. */
    long work() {
        return work;
    }

    /** The accesses of a variable: for each kind, a group for each thread. */
    Collection<List<AccessGroup>> groups(int variable) {
        return groups.getOrDefault(variable, Map.of()).values();
    }

    /** How many groups of accesses a variable has. */
    int users(int variable) {
        return groups(variable).stream().mapToInt(List::size).sum();
    }

    /** The units in which that thread is joined. */
    List<AccessTree> joinsOf(int thread) {
        return joins.getOrDefault(thread, List.of());
    }

    /** The communication nodes of a tree, and its forks and joins; without the other ends of the inter-edges. */
    List<TreeNode> nodesWithEdges(AccessTree tree) {
        List<TreeNode> nodes = new ArrayList<>(tree.forksAndJoins);
        for (AccessNode access : tree.accesses) {
            for (List<AccessGroup> ofKind : groups(access.variable)) {
                interEdges(access, ofKind)
                        .findFirst() // the node depends on the kind only
                        .ifPresent(edges -> nodes.add(edges.node));
            }
        }
        return nodes;
    }

    /** The communication nodes of a tree, with the other ends of their inter-edges. */
    List<CommunicationNode> communicationNodes(AccessTree tree) {
        return tree.accesses.stream().flatMap(this::communicationNodes).toList();
    }

    /** The inter-edges of one access, found one by one as they are asked for. */
    Stream<CommunicationNode> communicationNodes(AccessNode access) {
        return groups(access.variable).stream().flatMap(ofKind -> interEdges(access, ofKind));
    }

    private Stream<CommunicationNode> interEdges(AccessNode access, List<AccessGroup> ofKind) {
        return mayBeRelated(access, ofKind.get(0).kind)
                ? ofKind.stream().map(group -> interEdges(access, group)).filter(Objects::nonNull)
                : Stream.empty();
    }

    /** The inter-edges from an access to a group of accesses of another thread; null if there are none. */
    private CommunicationNode interEdges(AccessNode access, AccessGroup group) {
        work++;
        if (group.thread == access.thread()) {
            return null;
        }
        int from = group.firstConcurrent(access);
        int to = group.endOfConcurrent(access);
        while (from < to && !related(access, group.get(from))) {
            from++;
            work++;
        }
        while (from < to && !related(access, group.get(to - 1))) {
            to--;
            work++;
        }
        return from == to ? null : new CommunicationNode(node(access, group.get(from)), access, group, from, to);
    }

    /** Whether an access can be related to any of that kind: at least one of the two is a write. */
    boolean mayBeRelated(AccessNode access, AccessGroup.Kind kind) {
        return access.write || kind.write();
    }

    /**
     * The end of an inter-edge on the side of the first access (addInterEdge in Fig. 3): the access itself if no lock is
     * held at both, else the synchronization node of the outermost such lock. Both sides agree which one is outermost,
     * unless there may be a deadlock; then the read decides, or of two writes the one whose locks have smaller numbers.
     */
    static TreeNode node(AccessNode access, AccessNode other) {
        SynchronizationNode common = commonNode(access, other);
        return common == null ? access : common;
    }

    /** The synchronization node around the first access that excludes the other one's, or null. */
    static SynchronizationNode commonNode(AccessNode access, AccessNode other) {
        boolean decides = access.write == other.write
                ? Arrays.compare(access.held.locks(), other.held.locks()) <= 0
                : !access.write;
        if (decides) {
            return access.held.outermostAlsoIn(other.held);
        }
        SynchronizationNode theirs = other.held.outermostAlsoIn(access.held);
        return theirs == null ? null : access.held.nodeOf(theirs.lock);
    }
}
