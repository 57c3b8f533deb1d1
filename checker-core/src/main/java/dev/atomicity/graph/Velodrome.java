package dev.atomicity.graph;

import dev.atomicity.trace.NumberedTable;
import dev.atomicity.trace.TraceChecker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Velodrome: whether a trace is serializable, by rings in the transaction graph, and whom to blame where that shows.
 *
 * <p>Serializability is exact. Blame is not complete, by design: of the dependencies between two transactions only the
 * first is kept, and of the ways around a ring one is looked at. If that one happens to run against the order of the
 * events, the transaction that was interrupted by another one is not named. And the graph may grow with the trace: what an
 * active transaction leads to stays until it ends.
 */
public final class Velodrome implements TraceChecker {
    private final TransactionGraph graph = new TransactionGraph();
    private final List<Violation> violations = new ArrayList<>();
    private boolean serializable = true;

    private final NumberedTable<GraphThread> threads = new NumberedTable<>(GraphThread::new);
    private final NumberedTable<Accesses> variables = new NumberedTable<>(variable -> new Accesses());
    private final NumberedTable<Lock> locks = new NumberedTable<>(lock -> new Lock());

    private static final class GraphThread {
        final int id;
        long transactions;

        /** The active transaction, or the last stretch or transaction; dropped ones too. */
        Node node = Node.DROPPED;

        boolean inTransaction;
        boolean started;
        Access fork;
        long lastEvent;

        GraphThread(int id) {
            this.id = id;
        }
    }

    private record Access(Node node, long event) {}

    private static final class Accesses {
        Access write;
        final Map<Integer, Access> reads = new HashMap<>(4);
    }

    private static final class Lock {
        /** The last one; null before. */
        Access release;
    }

    static {
        Node.DROPPED.dropped = true;
        Node.DROPPED.complete = true;
    }

    @Override
    public void read(int thread, int variable, long event) {
        Accesses accesses = variables.get(variable);
        GraphThread reader = happens(thread, event, sources(accesses.write));
        accesses.reads.put(thread, new Access(reader.node, event));
    }

    @Override
    public void write(int thread, int variable, long event) {
        Accesses accesses = variables.get(variable);
        List<Access> sources = sources(accesses.write);
        sources.addAll(accesses.reads.values());
        GraphThread writer = happens(thread, event, sources);
        accesses.reads.clear();
        accesses.write = new Access(writer.node, event);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        happens(thread, event, sources(locks.get(lock).release));
    }

    @Override
    public void release(int thread, int lock, long event) {
        GraphThread holder = happens(thread, event, List.of());
        locks.get(lock).release = new Access(holder.node, event);
    }

    @Override
    public void fork(int thread, int child, long event) {
        threads.get(child).fork = new Access(happens(thread, event, List.of()).node, event);
    }

    @Override
    public void join(int thread, int child, long event) {
        GraphThread joined = threads.get(child);
        happens(thread, event, sources(joined.started ? new Access(joined.node, joined.lastEvent) : null));
        if (joined.inTransaction) {
            joined.inTransaction = false;
            graph.complete(joined.node);
        }
    }

    @Override
    public void local(int thread, long event) {
        happens(thread, event, List.of());
    }

    @Override
    public void begin(int thread, long event) {
        GraphThread beginner = threads.get(thread);
        beginner.transactions++;
        startNode(beginner, beginner.transactions, event);
        beginner.inTransaction = true;
        happens(thread, event, List.of());
    }

    @Override
    public void end(int thread, long event) {
        GraphThread ending = threads.get(thread);
        ending.lastEvent = event;
        ending.inTransaction = false;
        graph.complete(ending.node);
    }

    /** The thread does an event that follows these others: finds its node, and adds the edges. */
    private GraphThread happens(int id, long event, List<Access> accesses) {
        GraphThread thread = threads.get(id);
        List<Access> sources = new ArrayList<>(accesses);
        if (!thread.started) {
            thread.started = true;
            sources.addAll(sources(thread.fork));
            thread.fork = null;
        }
        sources.removeIf(source -> source.node.dropped || source.node.thread == id);
        thread.lastEvent = event;
        if (thread.inTransaction) {
            for (Access source : sources) {
                addEdge(source, thread.node, event);
            }
        } else {
            happensOutside(thread, event, sources);
        }
        return thread;
    }

    private void happensOutside(GraphThread thread, long event, List<Access> sources) {
        boolean followsLivingTransaction = thread.node.ordinal != 0 && !thread.node.dropped;
        if (sources.isEmpty() && !followsLivingTransaction) {
            if (thread.node.ordinal != 0) {
                thread.node = Node.DROPPED;
            }
            return;
        }
        startNode(thread, 0, event);
        for (Access source : sources) {
            addEdge(source, thread.node, event);
        }
        graph.complete(thread.node);
    }

    private void startNode(GraphThread thread, long ordinal, long event) {
        Node previous = thread.node;
        thread.node = new Node(thread.id, ordinal, event);
        graph.addEdge(previous, thread.node, Node.Edge.PROGRAM_ORDER, event);
    }

    private void addEdge(Access source, Node target, long event) {
        List<Node> path = graph.addEdge(source.node, target, source.event, event);
        if (path != null) {
            serializable = false;
            if (!target.violationReported && isIncreasing(path, source.event)) {
                target.violationReported = true;
                violations.add(new Violation(target.at(event), witness(path, source, event)));
            }
        }
    }

    /** Whether each node of the path, and the source at its end, is left by an event not before the one it is entered by. */
    private static boolean isIncreasing(List<Node> path, long sourceEvent) {
        long entered = 0;
        for (int i = 0; i + 1 < path.size(); i++) {
            Node.Edge edge = path.get(i).out.get(path.get(i + 1));
            if (edge.sourceEvent() < entered) {
                return false;
            }
            entered = edge.sinkEvent();
        }
        return sourceEvent >= entered;
    }

    private static List<Link> witness(List<Node> path, Access last, long event) {
        List<Link> ring = new ArrayList<>();
        for (int i = 0; i + 1 < path.size(); i++) {
            Node.Edge edge = path.get(i).out.get(path.get(i + 1));
            if (edge.sourceEvent() != Node.Edge.PROGRAM_ORDER) {
                ring.add(new Link(
                        path.get(i).at(edge.sourceEvent()), path.get(i + 1).at(edge.sinkEvent())));
            }
        }
        ring.add(new Link(last.node.at(last.event), path.get(0).at(event)));
        return ring;
    }

    private static List<Access> sources(Access access) {
        List<Access> sources = new ArrayList<>(2);
        if (access != null) {
            sources.add(access);
        }
        return sources;
    }

    @Override
    public void finish() {}

    @Override
    public boolean serializable() {
        return serializable;
    }

    @Override
    public List<Violation> violations() {
        return violations;
    }
}
