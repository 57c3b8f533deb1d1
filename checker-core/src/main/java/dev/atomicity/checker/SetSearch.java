package dev.atomicity.checker;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Follows the dependencies on one set backwards from an event, to find the events of a given thread that lead to it. They close a ring if
 * that thread comes after the event.
 *
 * <p>Events of one thread are in order. In time, a dependency that enters a thread affects what the thread does from then on. If units of
 * work count as a whole, it also affects what the same unit did before.
 */
final class SetSearch {
    private final CheckedThread root;
    private final boolean inTime;

    /** By the thread that they enter. */
    private final Map<CheckedThread, Entering> entering = new HashMap<>();

    /** The dependencies that enter a thread, sorted on the first use. Those before the position lead to the event. */
    private static final class Entering {
        final List<SetEdge> edges = new ArrayList<>();
        int position = -1;
    }

    /** The last segment of each thread from which the event is reached. */
    private final Map<CheckedThread, Long> bounds = new HashMap<>();

    /** For each dependency that leads to the event: the next one on the path, null if it enters the thread of the event. */
    private final Map<SetEdge, SetEdge> next = new IdentityHashMap<>();

    private final ArrayDeque<SetEdge> reached = new ArrayDeque<>();

    private SetSearch(List<SetEdge> edges, CheckedThread root, boolean inTime) {
        this.root = root;
        this.inTime = inTime;
        for (SetEdge edge : edges) {
            entering.computeIfAbsent(edge.sink(), thread -> new Entering())
                    .edges
                    .add(edge);
        }
    }

    /** Searches for rings whose events happened in the order of the ring. */
    static SetSearch inTime(List<SetEdge> edges, CheckedThread root) {
        return new SetSearch(edges, root, true);
    }

    /** Searches for rings of units of work, within which the order of events does not matter. */
    static SetSearch ofUnits(List<SetEdge> edges, CheckedThread root) {
        return new SetSearch(edges, root, false);
    }

    /**
     * The dependencies on the path from the latest event of the root that leads to the given one, in order; null if no event of the root
     * since the given segment does. Of several paths from that event, a shortest one is returned.
     */
    List<SetEdge> from(long since, CheckedThread thread, long segment) {
        return from(since, thread, segment, edge -> true);
    }

    /**
     * The same.
     *
     * @param mayBegin which dependencies may be the first one
     */
    List<SetEdge> from(long since, CheckedThread thread, long segment, Predicate<SetEdge> mayBegin) {
        extend(thread, segment, null);
        SetEdge best = null;
        while (!reached.isEmpty()) {
            SetEdge edge = reached.poll();
            boolean isOwn = edge.source() == root;
            if (isOwn && edge.sourceSegment() >= since) {
                boolean isLater = best == null || edge.sourceSegment() > best.sourceSegment();
                best = isLater && mayBegin.test(edge) ? edge : best;
            } else if (!isOwn || !inTime) {
                extend(edge.source(), edge.sourceSegment(), edge);
            }
        }
        return best == null ? null : way(best);
    }

    private List<SetEdge> way(SetEdge first) {
        List<SetEdge> way = new ArrayList<>();
        for (SetEdge edge = first; edge != null; edge = next.get(edge)) {
            way.add(edge);
        }
        return way;
    }

    /** Everything that enters the thread up to this segment leads to the event, through this dependency. */
    private void extend(CheckedThread thread, long segment, SetEdge by) {
        Long bound = bounds.get(thread);
        if (bound != null && bound >= segment) {
            return;
        }
        bounds.put(thread, segment);
        Entering known = entering.get(thread);
        if (known == null) {
            return;
        }
        if (known.position < 0) {
            known.edges.sort(Comparator.comparingLong(this::since));
            known.position = 0;
        }
        while (known.position < known.edges.size() && since(known.edges.get(known.position)) <= segment) {
            SetEdge edge = known.edges.get(known.position++);
            next.put(edge, by);
            reached.add(edge);
        }
    }

    /** The segment of its sink from which on the dependency counts. */
    private long since(SetEdge edge) {
        return inTime ? edge.sinkSegment() : edge.orderedSince();
    }
}
