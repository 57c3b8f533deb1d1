package dev.atomicity.checker;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Dependencies in the order in which they were added. Not synchronized.
 *
 * <p>Every dependency between two threads asks several questions about all that are kept, so what these need is in arrays of numbers. A
 * segment contains the slot of its thread, and no dependency enters a thread whose slot was given to another one. So two segments of one
 * slot belong to one thread, or to a thread and an earlier one of which nothing but stale sources is left. Those are before all segments
 * of the later thread, and are found by no question about it.
 */
final class SetEdges {
    private static final int FIRST_SIZE = 8;

    private SetEdge[] edges = new SetEdge[FIRST_SIZE];

    /** The segment of each source. */
    private long[] sources = new long[FIRST_SIZE];

    /** The segment from which on each counts in the thread that it enters: in time, and if units of work count as a whole. */
    private long[] sinks = new long[FIRST_SIZE];

    private long[] orderedSince = new long[FIRST_SIZE];
    private int size;

    static SetEdges of(List<SetEdge> list) {
        SetEdges edges = new SetEdges();
        list.forEach(edges::add);
        return edges;
    }

    int size() {
        return size;
    }

    SetEdge get(int index) {
        return edges[index];
    }

    long sourceSegment(int index) {
        return sources[index];
    }

    /** The segment of its sink from which on the dependency counts. */
    long since(int index, boolean inTime) {
        return inTime ? sinks[index] : orderedSince[index];
    }

    void add(SetEdge edge) {
        makeRoomFor(size + 1);
        put(size++, edge, edge.sourceSegment(), edge.sinkSegment(), edge.orderedSince());
    }

    void addAll(SetEdges others) {
        makeRoomFor(size + others.size);
        System.arraycopy(others.edges, 0, edges, size, others.size);
        System.arraycopy(others.sources, 0, sources, size, others.size);
        System.arraycopy(others.sinks, 0, sinks, size, others.size);
        System.arraycopy(others.orderedSince, 0, orderedSince, size, others.size);
        size += others.size;
    }

    private void makeRoomFor(int needed) {
        if (needed > edges.length) {
            int length = Math.max(needed, 2 * edges.length);
            edges = Arrays.copyOf(edges, length);
            sources = Arrays.copyOf(sources, length);
            sinks = Arrays.copyOf(sinks, length);
            orderedSince = Arrays.copyOf(orderedSince, length);
        }
    }

    private void put(int index, SetEdge edge, long source, long sink, long since) {
        edges[index] = edge;
        sources[index] = source;
        sinks[index] = sink;
        orderedSince[index] = since;
    }

    // ---------------------------------------------------------------- questions

    /** Whether a dependency enters the thread of the segment, and the segment comes after its source. */
    boolean areBefore(long segment) {
        for (int i = 0; i < size; i++) {
            if (orderedSince[i] <= segment && Segments.areOfOneSlot(orderedSince[i], segment)) {
                return true;
            }
        }
        return false;
    }

    /** The first dependency that leaves the thread of the segment, in this segment or later; -1 if there is none. */
    int firstFrom(long segment) {
        for (int i = 0; i < size; i++) {
            if (isFrom(segment, i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isFrom(long segment, int index) {
        return sources[index] >= segment && Segments.areOfOneSlot(sources[index], segment);
    }

    /** The segment of the latest source in the thread of the segment, which is this segment or a later one; 0 if there is none. */
    long latestFrom(long segment) {
        long latest = 0;
        for (int i = 0; i < size; i++) {
            if (sources[i] > latest && isFrom(segment, i)) {
                latest = sources[i];
            }
        }
        return latest;
    }

    /**
     * The segment of the latest source in the thread of the segment, which is later than that segment, of a dependency that passes the
     * test; 0 if there is none.
     *
     * @param which depends on nothing but the segment
     */
    long latestAfter(long segment, Predicate<SetEdge> which) {
        long latest = segment;
        long failed = 0;
        for (int i = size - 1; i >= 0; i--) { // later ones first: then most others need no test
            if (sources[i] > latest && sources[i] != failed && Segments.areOfOneSlot(sources[i], segment)) {
                if (which.test(edges[i])) {
                    latest = sources[i];
                } else {
                    failed = sources[i];
                }
            }
        }
        return latest > segment ? latest : 0;
    }

    /**
     * The dependency that leaves the thread of the segment latest, in this segment or later, and after whose source that segment of
     * another thread comes; null if there is none.
     */
    SetEdge latestBetween(long segment, long other, boolean inTime, Predicate<SetEdge> which) {
        int latest = -1;
        for (int i = 0; i < size; i++) {
            if (isFrom(segment, i)
                    && since(i, inTime) <= other
                    && Segments.areOfOneSlot(sinks[i], other)
                    && (latest < 0 || sources[i] > sources[latest])
                    && which.test(edges[i])) {
                latest = i;
            }
        }
        return latest < 0 ? null : edges[latest];
    }

    /**
     * Whether the thread of the sink already comes after this segment of the source, or after a later one.
     *
     * @param since from this segment of the sink on
     */
    boolean areKnown(long source, long since) {
        for (int i = 0; i < size; i++) {
            if (orderedSince[i] <= since
                    && Segments.areOfOneSlot(orderedSince[i], since)
                    && isFrom(source, i)
                    && edges[i].lastsAsLongAsOneFrom(source)) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- what is dropped

    /** Drops the first ones. */
    void dropFirst(int count) {
        dropIf(index -> index < count);
    }

    void dropVoid() {
        dropIf(index -> edges[index].isVoid());
    }

    /** Which dependency, by its index. */
    private interface Which {
        boolean test(int index);
    }

    private void dropIf(Which which) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (which.test(i)) {
                edges[i].sink().entries.remove(orderedSince[i]);
            } else {
                if (kept != i) {
                    put(kept, edges[i], sources[i], sinks[i], orderedSince[i]);
                }
                kept++;
            }
        }
        Arrays.fill(edges, kept, size, null);
        size = kept;
    }

    /** Drops those to whose source no active transaction leads. */
    void dropUnreached() {
        FirstSegments reached = new FirstSegments(size);
        int[] rest = new int[size];
        int left = 0;
        for (int i = 0; i < size; i++) {
            if (edges[i].source().transactionStart <= sources[i]) {
                reached.add(orderedSince[i]);
            } else {
                rest[left++] = i;
            }
        }
        int count = restOf(rest, left, reached);
        if (count > 0) {
            dropIf(index -> Arrays.binarySearch(rest, 0, count, index) >= 0);
        }
    }

    /** Removes from the first ones of the rest, which stay in order, those that are reached; returns how many are left. */
    private int restOf(int[] rest, int count, FirstSegments reached) {
        int left = count;
        int before;
        do {
            before = left;
            left = 0;
            for (int i = 0; i < before; i++) {
                int index = rest[i];
                if (reached.areBefore(sources[index])) {
                    reached.add(orderedSince[index]);
                } else {
                    rest[left++] = index;
                }
            }
        } while (left > 0 && left < before);
        return left;
    }
}
