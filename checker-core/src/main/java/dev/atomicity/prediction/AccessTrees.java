package dev.atomicity.prediction;

import dev.atomicity.trace.TraceEvents;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes the events of a trace and makes an access tree of each unit: of each transaction, and each event outside. */
public final class AccessTrees implements TraceEvents {
    private static final class ActingThread {
        final int number;
        final List<AccessTree> trees = new ArrayList<>();
        final Map<Integer, Integer> holds = new HashMap<>(); // by lock: how often it was acquired
        HeldLocks held = HeldLocks.NONE;
        AccessTreeBuilder open; // the transaction, or null outside all
        long transactions;

        ActingThread(int number) {
            this.number = number;
        }
    }

    private final List<ActingThread> threads = new ArrayList<>();
    private final ThreadPeriods periods = new ThreadPeriods();
    private final ThreadEnds ends = new ThreadEnds();

    @Override
    public void read(int thread, int variable, long event) {
        ActingThread acting = acting(thread, event);
        AccessTreeBuilder unit = unitOf(acting);
        unit.read(variable, event, acting.held, periods.of(thread));
        closeIfOutside(acting, unit);
    }

    @Override
    public void write(int thread, int variable, long event) {
        ActingThread acting = acting(thread, event);
        AccessTreeBuilder unit = unitOf(acting);
        unit.write(variable, event, acting.held, periods.of(thread));
        closeIfOutside(acting, unit);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        ActingThread acting = acting(thread, event);
        if (acting.holds.merge(lock, 1, Integer::sum) == 1) {
            acting.held = acting.held.with(new SynchronizationNode(lock, event));
        }
    }

    @Override
    public void release(int thread, int lock, long event) {
        ActingThread acting = acting(thread, event);
        if (acting.holds.merge(lock, -1, Integer::sum) == 0) {
            SynchronizationNode node = acting.held.nodeOf(lock);
            node.released(event);
            acting.held = acting.held.without(node);
        }
    }

    @Override
    public void fork(int thread, int child, long event) {
        forkOrJoin(acting(thread, event), new OrderNode(true, child, event));
        periods.fork(thread, child);
    }

    /** A thread that has done nothing orders nothing. */
    @Override
    public void join(int thread, int child, long event) {
        ActingThread acting = acting(thread, event);
        if (ends.isActive(child)) {
            forkOrJoin(acting, new OrderNode(false, child, event));
            periods.join(thread, child);
        }
    }

    @Override
    public void begin(int thread, long event) {
        ActingThread acting = acting(thread, event);
        acting.open = new AccessTreeBuilder(thread, ++acting.transactions);
        ends.event(thread, acting.transactions, event);
    }

    @Override
    public void end(int thread, long event) {
        close(acting(thread, event));
    }

    @Override
    public void local(int thread, long event) {
        acting(thread, event);
    }

    /** The trees of each thread in order; transactions that are still open end here. */
    List<List<AccessTree>> byThread() {
        List<List<AccessTree>> trees = new ArrayList<>();
        for (ActingThread thread : threads) {
            if (thread.open != null) {
                close(thread);
            }
            trees.add(thread.trees);
        }
        return trees;
    }

    /** The first and the last event of each thread. */
    ThreadEnds ends() {
        return ends;
    }

    private ActingThread acting(int number, long event) {
        while (threads.size() <= number) {
            threads.add(new ActingThread(threads.size()));
        }
        ActingThread thread = threads.get(number);
        ends.event(number, thread.open == null ? 0 : thread.transactions, event);
        return thread;
    }

    private static AccessTreeBuilder unitOf(ActingThread thread) {
        return thread.open != null ? thread.open : new AccessTreeBuilder(thread.number, 0);
    }

    private static void closeIfOutside(ActingThread thread, AccessTreeBuilder unit) {
        if (thread.open == null) {
            thread.trees.add(unit.build());
        }
    }

    private static void forkOrJoin(ActingThread thread, OrderNode node) {
        AccessTreeBuilder unit = unitOf(thread);
        unit.forkOrJoin(node);
        closeIfOutside(thread, unit);
    }

    private static void close(ActingThread thread) {
        thread.trees.add(thread.open.build());
        thread.open = null;
    }
}
