package dev.atomicity.analysis;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Witness;
import dev.atomicity.shadow.ReleaseShadows;
import dev.atomicity.shadow.VariableShadows;
import dev.atomicity.trace.NumberedTable;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TransactionId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Passes the events of a recorded trace to {@link Davida}, as the hooks do for a running program. */
final class DavidaTraceChecker implements TraceChecker {
    private final Findings findings = new Findings() {
        @Override
        public void violation(CheckedThread thread, Witness witness) {
            List<Link> ring = ring(witness);
            violations.add(new Violation(ring.get(0).source(), ring));
        }

        @Override
        public void cycle(CheckedThread thread, Witness witness) {
            rings.add(ring(witness));
        }
    };
    private final Davida davida = new Davida(findings);
    private final VariableShadows variables = new VariableShadows(davida);
    private final ReleaseShadows locks = new ReleaseShadows(davida);
    private final NumberedTable<TraceThread> threads = new NumberedTable<>(thread -> new TraceThread());

    private final List<Violation> violations = new ArrayList<>();
    private final List<List<Link>> rings = new ArrayList<>();

    /** What a trace says about a thread beyond what the checker keeps. */
    private static final class TraceThread {
        /** Null until the thread does something: what never happened orders nothing. */
        CheckedThread checked;

        boolean joined;

        /** Known once the thread was joined: the transaction of its last event. */
        long lastTransaction;

        /** The fork that the thread's first event follows; 0 if it was not forked. */
        long forkSegment;

        long forkTransaction;
        long forkEvent;

        /** The last event of all. */
        long lastEvent;

        /** The last begin or end of an outermost region. */
        long lastBoundary;
    }

    @Override
    public void read(int thread, int variable, long event) {
        variables.read(active(thread, event), variable, event);
    }

    @Override
    public void write(int thread, int variable, long event) {
        variables.write(active(thread, event), variable, event);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        locks.acquire(active(thread, event), lock, event);
    }

    @Override
    public void release(int thread, int lock, long event) {
        locks.release(active(thread, event), lock, event);
    }

    @Override
    public void local(int thread, long event) {
        active(thread, event);
    }

    @Override
    public void begin(int thread, long event) {
        TraceThread known = threads.get(thread);
        boolean first = known.checked == null;
        if (first) {
            known.checked = davida.start(thread);
        }
        known.lastEvent = event;
        known.lastBoundary = event;
        davida.begin(known.checked);
        if (first) {
            followFork(known, event);
        }
    }

    @Override
    public void end(int thread, long event) {
        TraceThread known = threads.get(thread);
        known.lastEvent = event;
        known.lastBoundary = event;
        davida.end(known.checked);
    }

    @Override
    public void fork(int thread, int child, long event) {
        CheckedThread parent = active(thread, event);
        TraceThread forked = threads.get(child);
        forked.forkSegment = parent.segment;
        forked.forkTransaction = parent.transaction();
        forked.forkEvent = event;
    }

    @Override
    public void join(int thread, int child, long event) {
        CheckedThread sink = active(thread, event);
        TraceThread joined = threads.get(child);
        CheckedThread source = joined.checked;
        if (source == null) {
            return;
        }
        if (!joined.joined) {
            // If the last event is the end of a region, the segment is the one after it, in which nothing happened.
            boolean endedRegion = joined.lastEvent == joined.lastBoundary;
            joined.lastTransaction = endedRegion ? source.transactionsBegun() : source.transaction();
        }
        davida.dependency(source.segment, joined.lastTransaction, joined.lastEvent, sink, event);
        if (!joined.joined) {
            joined.joined = true;
            davida.finish(source);
        }
    }

    @Override
    public void finish() {}

    @Override
    public boolean serializable() {
        return violations.isEmpty() && rings.isEmpty();
    }

    @Override
    public List<Violation> violations() {
        return violations;
    }

    /** The rings in which no transaction was interrupted, neither by the event that closed the ring nor by another. */
    @Override
    public List<List<Link>> cycles() {
        Set<Cut> cut = new HashSet<>();
        violations.forEach(violation -> cut.add(Cut.of(violation.transaction())));
        return rings.stream()
                .filter(ring -> ring.stream()
                        .noneMatch(link -> cut.contains(Cut.of(link.source())) || cut.contains(Cut.of(link.sink()))))
                .toList();
    }

    private record Cut(int thread, long ordinal) {
        static Cut of(TransactionId transaction) {
            return new Cut(transaction.thread(), transaction.ordinal());
        }
    }

    private CheckedThread active(int thread, long event) {
        TraceThread known = threads.get(thread);
        if (known.checked == null) {
            known.checked = davida.start(thread);
            followFork(known, event);
        }
        known.lastEvent = event;
        return known.checked;
    }

    private void followFork(TraceThread thread, long event) {
        if (thread.forkSegment != 0) {
            davida.dependency(thread.forkSegment, thread.forkTransaction, thread.forkEvent, thread.checked, event);
        }
    }

    private static List<Link> ring(Witness witness) {
        return witness.dependencies().stream()
                .map(dependency -> new Link(
                        new TransactionId(
                                dependency.source().id, dependency.sourceTransaction(), dependency.sourceEvent()),
                        new TransactionId(dependency.sink().id, dependency.sinkTransaction(), dependency.sinkEvent())))
                .toList();
    }
}
