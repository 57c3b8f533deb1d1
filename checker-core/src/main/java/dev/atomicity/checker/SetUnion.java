package dev.atomicity.checker;

import java.util.List;

/**
 * The sets that a transaction has worked on and in which other threads depend on it. A method that works on several of them directly is a
 * unit of work on their union: a ring may lead from its work on one set to its work on another one.
 *
 * <p>Uses copies of the dependencies of each set, one after the other, and holds no lock. A thread adds a dependency to one set before it
 * does anything in another one, so a thread that sees the latter finds the former: it is kept as long as the transaction that leads to it
 * is active.
 */
final class SetUnion {
    /** A method that works on more objects does so in a loop: only the last ones are examined. */
    private static final int MAX_SETS = 8;

    private final AtomicSet last;
    private final CheckedThread sink;
    private final List<AtomicSet> others;

    private SetUnion(AtomicSet last, CheckedThread sink, List<AtomicSet> others) {
        this.last = last;
        this.sink = sink;
        this.others = others;
    }

    /** Returns null if nobody depends on the thread's transaction in any other set. */
    static SetUnion of(AtomicSet set, CheckedThread sink) {
        List<AtomicSet> others = sink.rootIn(MAX_SETS, set);
        return others.isEmpty() ? null : new SetUnion(set, sink, others);
    }

    /**
     * Called when the sink is about to do something to the set that depends on an event of the source: reports the ring that this closes,
     * if there is one.
     */
    void look(
            CheckedThread source,
            long sourceSegment,
            long sourceTransaction,
            long sourceEvent,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place) {
        sink.unionSearches.earn();
        int size = last.size();
        for (AtomicSet other : others) {
            size += other.size();
        }
        boolean isAffordable = sink.unionSearches.isEnoughFor(size);
        long latest = isAffordable ? latestBegin() : 0;
        if (isAffordable && latest == 0) {
            return;
        }
        SetEdges edges = isAffordable ? copies(size) : null;
        List<SetEdge> units = edges == null
                ? ofTwo(sourceSegment, false)
                : ring(SetSearch.ofUnits(edges, sink), latest, source, sourceSegment);
        if (units == null) {
            return; // a ring in time is a ring of units as well
        }
        List<SetEdge> inTime = units;
        if (!isInTime(units, sourceSegment)) {
            inTime = edges == null
                    ? ofTwo(sourceSegment, true)
                    : ring(SetSearch.inTime(edges, sink), latest, source, sourceSegment);
        }
        boolean isInTime = inTime != null && isWorkedOn(inTime);
        if (!isInTime && !(isWorkedOn(units) && isRingOfUnits(units, sourceSegment))) {
            return;
        }
        List<SetEdge> ring = isInTime ? inTime : units;
        int call = sink.activations.innermostSince(ring.get(0).sourceSegment());
        ReportedRings reported = sink.activations.known(call, last).unions;
        if (!reported.areEnough()) {
            Dependency closing = Dependency.of(
                    source, sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place, 0);
            reported.add(SetRings.report(
                    last,
                    isInTime ? SetRing.Kind.INTERRUPTED_UNION : SetRing.Kind.CYCLE_ON_UNION,
                    ring,
                    closing,
                    call,
                    false));
        }
    }

    /** The dependencies on all sets. */
    private SetEdges copies(int size) {
        sink.unionSearches.spend(size);
        SetEdges edges = new SetEdges();
        last.copyTo(edges);
        others.forEach(other -> other.copyTo(edges));
        return edges;
    }

    /** The latest segment from which a ring may begin; 0 if there is none. */
    private long latestBegin() {
        long before = sink.started.since() - 1;
        long latest = before;
        for (AtomicSet other : others) {
            latest = Math.max(latest, other.latestAfter(latest, this::mayBegin));
        }
        return latest > before ? latest : 0;
    }

    private List<SetEdge> ring(SetSearch search, long latest, CheckedThread source, long sourceSegment) {
        return search.from(sink.started.since(), latest, source, sourceSegment, this::mayBegin);
    }

    /** Whether the call that the ring interrupts works on all sets of the ring. */
    private boolean isWorkedOn(List<SetEdge> ring) {
        return ring.stream().allMatch(edge -> isWorkedOn(edge.set(), ring.get(0)));
    }

    /** The latest ring of the two threads alone, null if there is none. Found at once, so it is all that is searched for without credit. */
    private List<SetEdge> ofTwo(long sourceSegment, boolean inTime) {
        SetEdge latest = null;
        for (AtomicSet other : others) {
            SetEdge edge = other.latestBetween(sink.started.since(), sourceSegment, inTime, this::mayBegin);
            if (edge != null && (latest == null || edge.sourceSegment() > latest.sourceSegment())) {
                latest = edge;
            }
        }
        return latest == null ? null : List.of(latest);
    }

    private boolean mayBegin(SetEdge own) {
        return own.set() != last && own.sourceSegment() >= sink.started.since() && isNewWithinUnit(own);
    }

    /** Whether the events of the ring happened in its order: each of the others leaves it after it was entered. */
    private static boolean isInTime(List<SetEdge> ring, long sourceSegment) {
        for (int i = 0; i < ring.size(); i++) {
            if (segmentOfNext(ring, i, sourceSegment) < ring.get(i).sinkSegment()) {
                return false;
            }
        }
        return true;
    }

    /** The segment in which the thread that this dependency enters leaves the ring. */
    private static long segmentOfNext(List<SetEdge> ring, int index, long sourceSegment) {
        return index == ring.size() - 1 ? sourceSegment : ring.get(index + 1).sourceSegment();
    }

    /** Whether each of the others leaves the ring after it was entered, or in the same unit of work on both sets. */
    private boolean isRingOfUnits(List<SetEdge> ring, long sourceSegment) {
        for (int i = 0; i < ring.size(); i++) {
            SetEdge in = ring.get(i);
            long out = segmentOfNext(ring, i, sourceSegment);
            AtomicSet set = i == ring.size() - 1 ? last : ring.get(i + 1).set();
            SetUnit unit = in.sinkUnit();
            boolean isInUnit = unit != null
                    && out >= unit.start
                    && (set == in.set() || sink.activations.works(set, unit.receiver.get(), unit.method));
            if (out < in.sinkSegment() && !isInUnit) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the innermost call around the source of the dependency and what is done now is a unit of work on both sets, of which not
     * enough was reported yet.
     */
    private boolean isNewWithinUnit(SetEdge first) {
        Activations calls = sink.activations;
        int call = calls.innermostSince(first.sourceSegment());
        return call >= 0
                && calls.worksItself(call, first.set(), first.sourceSegment())
                && calls.worksNow(call, last)
                && !calls.known(call, last).unions.areEnough();
    }

    /** Whether the same call is a unit of work on that set, too. */
    private boolean isWorkedOn(AtomicSet set, SetEdge first) {
        Activations calls = sink.activations;
        int call = calls.innermostSince(first.sourceSegment());
        return set == last
                || set == first.set()
                || set.latestAfter(sink.since - 1, own -> calls.worksItself(call, set, own.sourceSegment())) != 0;
    }
}
