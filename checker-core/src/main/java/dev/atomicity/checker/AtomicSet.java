package dev.atomicity.checker;

import java.lang.ref.WeakReference;
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

    private final SetEdges edges = new SetEdges();

    /** The number of dependencies. Read without the lock. */
    private volatile int size;

    /** {@link AbandonedSegments#changes} when the dependencies were last examined for discarded reads. */
    private long abandonedBefore;

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
        boolean isEntered = edges.areBefore(sourceSegment);
        if (!isActive && !isEntered) {
            return false;
        }
        boolean inTransaction = sink.inTransaction();
        boolean mayClose = inTransaction && isEntered && edges.firstFrom(sink.transactionStart) >= 0;
        SetUnit unit = inTransaction ? sink.activations.unitOn(this) : null;
        boolean isKnown = isKnown(sourceSegment, sink, unit);
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

    /** Adds a copy of the dependencies that are kept now. */
    synchronized void copyTo(SetEdges copy) {
        dropVoid();
        copy.addAll(edges);
    }

    int size() {
        return size;
    }

    /** As in {@link SetEdges#latestBetween}, without discarded ones. */
    synchronized SetEdge latestBetween(long segment, long other, boolean inTime, Predicate<SetEdge> which) {
        return edges.latestBetween(segment, other, inTime, edge -> !edge.isVoid() && which.test(edge));
    }

    /** As in {@link SetEdges#latestAfter}. */
    synchronized long latestAfter(long segment, Predicate<SetEdge> which) {
        dropVoid();
        return edges.latestAfter(segment, which);
    }

    /** Drops the dependencies on reads that were discarded. */
    private void dropVoid() {
        long abandoned = AbandonedSegments.changes();
        if (abandoned != abandonedBefore) {
            abandonedBefore = abandoned;
            edges.dropVoid();
            size = edges.size();
        }
    }

    /** What the sink did before does not depend on the source, so a new segment begins. */
    private void add(Dependency dependency, long sourceSegment, SetUnit unit) {
        CheckedThread sink = dependency.sink();
        int most = drops < DROPS_IF_BUSY ? MAX_EDGES : MAX_EDGES_IF_BUSY;
        if (edges.size() >= most) {
            drops++;
            edges.dropFirst(edges.size() - most / 2);
        }
        SetEdge edge = new SetEdge(this, dependency, sourceSegment, sink.segment + 1, unit);
        edges.add(edge);
        size = edges.size();
        sink.entries.add(edge.orderedSince());
        sink.segment++;
        sink.activations.recording();
    }

    /**
     * Whether the sink, with all of its unit, already comes after this segment of the source, or after a later one. An operation that
     * consists of several accesses is recorded repeatedly until no dependency is new, so a dependency must be known the second time.
     */
    private boolean isKnown(long sourceSegment, CheckedThread sink, SetUnit unit) {
        return edges.areKnown(sourceSegment, unit == null ? sink.segment : unit.start);
    }

    /** A transaction that may lead to dependencies of this set has ended: drops those that no other one leads to. */
    synchronized void dropUnreached() {
        edges.dropUnreached();
        size = edges.size();
    }
}
