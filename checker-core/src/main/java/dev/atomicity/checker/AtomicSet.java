package dev.atomicity.checker;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The dependencies on the variables of one atomic set that an active transaction still reaches, and the rings that they close. Sets have
 * no variables in common, so each is checked by itself, under its own lock. A set on which no two transactions overlap has no
 * dependencies.
 *
 * <p>A dependency is kept as long as an active transaction of any thread leads to its source along dependencies of this set. When a
 * transaction that may lead to some of them ends, those that no other transaction leads to are dropped.
 */
public final class AtomicSet {
    /** The largest number of dependencies. Beyond it the older half is dropped, so that the search is bounded. */
    private static final int MAX_EDGES = 512;

    /**
     * The largest number for a set that has dropped dependencies this many times: many threads work on it, so each search takes a while
     * under the lock.
     */
    private static final int MAX_EDGES_IF_BUSY = 128;

    private static final int DROPS_IF_BUSY = 16;

    private final WeakReference<Object> owner;

    private List<SetEdge> edges = new ArrayList<>();
    private long taken;
    private int drops;

    /**
     * @param owner the object whose state it is, or the class whose static state it is
     */
    public AtomicSet(Object owner) {
        this.owner = new WeakReference<>(owner);
    }

    /** The object whose state it is; null if it was garbage collected. */
    public Object owner() {
        return owner.get();
    }

    /**
     * An event of the sink conflicts with an earlier one, as in {@link Davida#dependency}. Returns whether the dependency closes a ring
     * within one unit of work.
     */
    synchronized boolean dependency(
            CheckedThread source,
            long sourceSegment,
            long sourceTransaction,
            long sourceEvent,
            CheckedThread sink,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place) {
        if (source.attempts.hasAbandoned(sourceSegment)) {
            return false;
        }
        dropVoid();
        boolean isActive = source.becomesRootIn(this, sourceSegment);
        if (!isActive && !isReached(source, sourceSegment)) {
            return false;
        }
        boolean mayClose = sink.inTransaction() && leavesSince(sink, sink.transactionStart);
        SetUnit unit = sink.inTransaction() ? sink.activations.unitOn(this) : null;
        boolean isKnown = isKnown(source, sourceSegment, sink, unit);
        if (isKnown && !mayClose) {
            return false;
        }
        Dependency dependency = Dependency.of(
                source, sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place, ++taken);
        boolean isInterrupted = mayClose && SetRings.reportAll(this, edges, dependency, sourceSegment, unit);
        if (!isKnown) {
            add(dependency, sourceSegment, unit);
        }
        return isInterrupted;
    }

    /** The dependencies that are kept now. */
    synchronized List<SetEdge> edges() {
        dropVoid();
        return List.copyOf(edges);
    }

    synchronized int size() {
        return edges.size();
    }

    /** The dependency that leaves the thread in the latest segment; null if there is none. */
    synchronized SetEdge latestLeft(CheckedThread thread, Predicate<SetEdge> which) {
        SetEdge latest = null;
        for (SetEdge edge : edges) {
            if (edge.source() == thread
                    && (latest == null || edge.sourceSegment() > latest.sourceSegment())
                    && !edge.isVoid()
                    && which.test(edge)) {
                latest = edge;
            }
        }
        return latest;
    }

    /** Whether a dependency that is kept now leaves the thread. */
    synchronized boolean hasLeft(CheckedThread thread, Predicate<SetEdge> which) {
        for (SetEdge edge : edges) {
            if (edge.source() == thread && which.test(edge)) {
                return true;
            }
        }
        return false;
    }

    /** Drops the dependencies on reads that were discarded. */
    private void dropVoid() {
        List<SetEdge> dropped = null;
        for (SetEdge edge : edges) {
            if (edge.isVoid()) {
                dropped = dropped == null ? new ArrayList<>() : dropped;
                dropped.add(edge);
            }
        }
        if (dropped != null) {
            dropped.forEach(edge -> edge.sink().leftBy(edge));
            edges.removeAll(dropped);
        }
    }

    /** What the sink did before does not depend on the source, so a new segment begins. */
    private void add(Dependency dependency, long sourceSegment, SetUnit unit) {
        CheckedThread sink = dependency.sink();
        int most = drops < DROPS_IF_BUSY ? MAX_EDGES : MAX_EDGES_IF_BUSY;
        if (edges.size() >= most) {
            drops++;
            int dropped = edges.size() - most / 2;
            edges.subList(0, dropped).forEach(edge -> edge.sink().leftBy(edge));
            edges = new ArrayList<>(edges.subList(dropped, edges.size()));
        }
        SetEdge edge = new SetEdge(this, dependency, sourceSegment, sink.segment + 1, unit);
        edges.add(edge);
        sink.enteredBy(edge);
        sink.segment++;
        sink.activations.recording();
    }

    private boolean isReached(CheckedThread thread, long segment) {
        for (SetEdge edge : edges) {
            if (edge.sink() == thread && edge.orderedSince() <= segment) {
                return true;
            }
        }
        return false;
    }

    /** Whether a dependency leaves the thread in this segment or later. */
    private boolean leavesSince(CheckedThread thread, long segment) {
        return hasLeft(thread, edge -> edge.sourceSegment() >= segment);
    }

    /**
     * Whether the sink, with all of its unit, already comes after this segment of the source, or after a later one. An operation that
     * consists of several accesses is recorded repeatedly until no dependency is new, so a dependency must be known the second time.
     */
    private boolean isKnown(CheckedThread source, long segment, CheckedThread sink, SetUnit unit) {
        for (SetEdge edge : edges) {
            if (edge.source() == source
                    && edge.sink() == sink
                    && edge.sourceSegment() >= segment
                    && edge.lastsAsLongAsOneFrom(segment)
                    && (unit == null || edge.orderedSince() <= unit.start)) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- what is still needed

    /** A transaction that may lead to dependencies of this set has ended: drops those that no other one leads to. */
    synchronized void dropUnreached() {
        Map<CheckedThread, Long> reached = new HashMap<>();
        List<SetEdge> kept = new ArrayList<>();
        List<SetEdge> rest = new ArrayList<>(edges);
        boolean grows = true;
        while (grows) {
            grows = false;
            List<SetEdge> left = new ArrayList<>();
            for (SetEdge edge : rest) {
                Long since = reached.get(edge.source());
                if (edge.source().transactionStart <= edge.sourceSegment()
                        || (since != null && since <= edge.sourceSegment())) {
                    reached.merge(edge.sink(), edge.orderedSince(), Math::min);
                    kept.add(edge);
                    grows = true;
                } else {
                    left.add(edge);
                }
            }
            rest = left;
        }
        rest.forEach(edge -> edge.sink().leftBy(edge));
        kept.sort((one, other) ->
                Long.compare(one.dependency().number(), other.dependency().number()));
        edges = kept;
    }
}
