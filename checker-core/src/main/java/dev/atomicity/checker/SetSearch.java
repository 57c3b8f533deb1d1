package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Follows dependencies backwards from an event, to find the events of a given thread that lead to it. They close a ring if that thread
 * comes after the event.
 *
 * <p>Events of one thread are in order. In time, a dependency that enters a thread affects what the thread does from then on. If units of
 * work count as a whole, it also affects what the same unit did before.
 */
final class SetSearch {
    private static final int NONE = -1;

    private final SetEdges edges;
    private final CheckedThread root;
    private final boolean inTime;

    /** The dependencies before this one are not followed. */
    private final int first;

    /**
     * By the slot of the thread that they enter: the first dependency that was not reached yet, and the last one. Those that enter one
     * thread are a list in the order of the segments from which on they count.
     */
    private final int[] heads;

    private final int[] tails;
    private final int[] following;

    /** For each dependency that leads to the event: the next one on the path, {@link #NONE} if it enters the thread of the event. */
    private final int[] next;

    /** The dependencies that lead to the event, in the order in which they were found. */
    private final int[] reached;

    private int found;

    private SetSearch(SetEdges edges, int first, CheckedThread root, boolean inTime) {
        this.edges = edges;
        this.root = root;
        this.inTime = inTime;
        this.first = first;
        int count = edges.size() - first;
        int places = FirstSegments.placesFor(count);
        heads = new int[places];
        tails = new int[places];
        following = new int[count];
        next = new int[count];
        reached = new int[count];
        for (int edge = 0; edge < count; edge++) {
            list(edge);
        }
    }

    /**
     * Searches for rings whose events happened in the order of the ring.
     *
     * @param edges of one set, or of several
     */
    static SetSearch inTime(SetEdges edges, CheckedThread root) {
        return new SetSearch(edges, 0, root, true);
    }

    /**
     * The same for one set.
     *
     * @param first the first dependency that may be the first one of a ring. A dependency leaves a thread after another one has entered
     *     it, so all others of the ring were added later.
     */
    static SetSearch inTimeSince(int first, SetEdges edges, CheckedThread root) {
        return new SetSearch(edges, first, root, true);
    }

    /** Searches for rings of units of work, within which the order of events does not matter. */
    static SetSearch ofUnits(SetEdges edges, CheckedThread root) {
        return new SetSearch(edges, 0, root, false);
    }

    /** Adds the dependency to the list of the thread that it enters. An index in a list is one more than that of the dependency. */
    private void list(int edge) {
        long since = since(edge);
        int place = placeOf(since);
        following[edge] = 0;
        if (heads[place] == 0) {
            heads[place] = edge + 1;
            tails[place] = edge + 1;
        } else if (since(tails[place] - 1) <= since) { // mostly they are in order
            following[tails[place] - 1] = edge + 1;
            tails[place] = edge + 1;
        } else if (since(heads[place] - 1) > since) {
            following[edge] = heads[place];
            heads[place] = edge + 1;
        } else {
            int before = heads[place] - 1;
            while (since(following[before] - 1) <= since) {
                before = following[before] - 1;
            }
            following[edge] = following[before];
            following[before] = edge + 1;
        }
    }

    /** The place of the list of this segment's thread. A list that has become empty keeps its place. */
    private int placeOf(long segment) {
        int place = FirstSegments.firstPlaceOf(segment, heads.length);
        while (tails[place] != 0 && !Segments.areOfOneSlot(since(tails[place] - 1), segment)) {
            place = (place + 1) & (heads.length - 1);
        }
        return place;
    }

    /**
     * The dependencies on the path from the latest event of the root that leads to the given one, in order; null if no event of the root
     * since the given segment does. Of several paths from that event, a shortest one is returned.
     */
    List<SetEdge> from(long since, CheckedThread thread, long segment) {
        return from(since, edges.latestFrom(since), thread, segment, edge -> true);
    }

    /**
     * The same.
     *
     * @param latest no dependency that leaves the root later may be the first one
     * @param mayBegin which of the others may
     */
    List<SetEdge> from(long since, long latest, CheckedThread thread, long segment, Predicate<SetEdge> mayBegin) {
        extend(thread, segment, NONE);
        int best = NONE;
        for (int i = 0; i < found && (best == NONE || sourceSegment(best) < latest); i++) {
            int edge = reached[i];
            CheckedThread source = edge(edge).source();
            boolean isOwn = source == root;
            if (isOwn && sourceSegment(edge) >= since) {
                boolean isLater = best == NONE || sourceSegment(edge) > sourceSegment(best);
                best = isLater && mayBegin.test(edge(edge)) ? edge : best;
            } else if (!isOwn || !inTime) {
                extend(source, sourceSegment(edge), edge);
            }
        }
        return best == NONE ? null : way(best);
    }

    private List<SetEdge> way(int begin) {
        List<SetEdge> way = new ArrayList<>();
        for (int edge = begin; edge != NONE; edge = next[edge]) {
            way.add(edge(edge));
        }
        return way;
    }

    /** Everything that enters the thread up to this segment leads to the event, through this dependency. */
    private void extend(CheckedThread thread, long segment, int by) {
        int place = placeOf(segment);
        for (int head = heads[place]; head != 0 && since(head - 1) <= segment; head = heads[place]) {
            int edge = head - 1;
            heads[place] = following[edge];
            // Between two copies of sets, the slot of a thread that has ended may have been given to another one.
            if (edge(edge).sink() == thread) {
                next[edge] = by;
                reached[found++] = edge;
            }
        }
    }

    private SetEdge edge(int edge) {
        return edges.get(first + edge);
    }

    private long sourceSegment(int edge) {
        return edges.sourceSegment(first + edge);
    }

    /** The segment of its sink from which on the dependency counts. */
    private long since(int edge) {
        return edges.since(first + edge, inTime);
    }
}
