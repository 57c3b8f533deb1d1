package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;

/** Finds the rings that a new dependency closes on an atomic set, and reports each of them with its kind. The lock of the set is held. */
final class SetRings {
    private SetRings() {}

    /** Returns whether one of them is within one unit of work. */
    static boolean reportAll(AtomicSet set, SetEdges edges, Dependency last, long segment, SetUnit unit) {
        CheckedThread sink = last.sink();
        List<SetEdge> ring = inTime(set, edges, last, segment, sink.started.since());
        if (ring == null && sink.started.since() > sink.transactionStart) {
            ring = withoutOwnTasks(set, edges, last, segment);
        }
        boolean isInterrupted = ring != null && reportInterruption(set, ring, last);
        if (!isInterrupted
                && unit != null
                && edges.firstFrom(unit.start) >= 0
                && !unit.interruptions.areEnough()
                && !unit.cycles.areEnough()) {
            List<SetEdge> cycle = SetSearch.ofUnits(edges, sink).from(unit.start, last.source(), segment);
            if (cycle != null) {
                unit.cycles.add(report(
                        set,
                        SetRing.Kind.CYCLE,
                        cycle,
                        last,
                        sink.activations.innermostSince(cycle.get(0).sourceSegment()),
                        false));
            }
        }
        return isInterrupted;
    }

    private static List<SetEdge> inTime(AtomicSet set, SetEdges edges, Dependency last, long segment, long since) {
        CheckedThread sink = last.sink();
        int first = edges.firstFrom(since);
        if (first < 0) {
            return null;
        }
        return SetSearch.inTimeSince(first, edges, sink)
                .from(
                        since,
                        edges.latestFrom(since),
                        last.source(),
                        segment,
                        edge -> sink.activations.blames(edge.sourceSegment(), set));
    }

    /** The ring that begins before the sink has started a task, and that leads through nothing that its transaction has started. */
    private static List<SetEdge> withoutOwnTasks(AtomicSet set, SetEdges edges, Dependency last, long segment) {
        CheckedThread sink = last.sink();
        StartedTasks started = sink.started;
        if (started.include(last.source(), segment)) {
            return null;
        }
        SetEdges others = new SetEdges();
        for (int i = 0; i < edges.size(); i++) {
            SetEdge edge = edges.get(i);
            if (!started.include(edge.source(), edge.sourceSegment())
                    && !started.include(edge.sink(), edge.sinkSegment())) {
                others.add(edge);
            }
        }
        return inTime(set, others, last, segment, sink.transactionStart);
    }

    /** Returns whether the ring is within one unit of work. */
    private static boolean reportInterruption(AtomicSet set, List<SetEdge> ring, Dependency last) {
        CheckedThread sink = last.sink();
        long first = ring.get(0).sourceSegment();
        int call = sink.activations.innermostSince(first);
        if (call < 0) {
            return false;
        }
        if (sink.activations.isUnit(call, set, first)) {
            SetUnit interrupted = sink.activations.unitOn(set, call);
            if (!interrupted.interruptions.areEnough()) {
                interrupted.interruptions.add(report(set, SetRing.Kind.INTERRUPTED_UNIT, ring, last, call, false));
            }
            return true;
        }
        boolean isStale = isStale(ring, last);
        OpenUnits.Entry known = sink.activations.known(call, set);
        if (!(isStale ? known.stale : known.across).areEnough()) {
            Witness witness = report(set, SetRing.Kind.ACROSS_CALLS, ring, last, call, isStale);
            known.across.add(witness);
            if (isStale) {
                known.stale.add(witness);
            }
        }
        return false;
    }

    private static boolean isStale(List<SetEdge> ring, Dependency last) {
        Dependency first = ring.get(0).dependency();
        return !first.conflict().sourceWrites() && last.conflict().sinkWrites() && first.variable() == last.variable();
    }

    /**
     * Reports the ring, and returns it.
     *
     * @param innermost the index of the call that contains the first step and the last one
     */
    static Witness report(
            AtomicSet set, SetRing.Kind kind, List<SetEdge> way, Dependency last, int innermost, boolean isStale) {
        List<Dependency> ring = new ArrayList<>();
        way.forEach(edge -> ring.add(edge.dependency()));
        ring.add(last);
        CheckedThread sink = last.sink();
        // Numbers of dependencies on different sets do not imply an order.
        Witness witness =
                kind == SetRing.Kind.CYCLE_ON_UNION ? new Witness(ring) : Witness.ofSet(ring, !kind.isCycle());
        int call = innermost < 0 ? innermost : sink.activations.atomicAround(innermost);
        if (call >= 0) {
            sink.found(new SetRing(
                    kind, set, sink.activations.method(call), sink.activations.receiver(call), isStale, witness));
        }
        return witness;
    }
}
