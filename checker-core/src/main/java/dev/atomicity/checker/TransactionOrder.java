package dev.atomicity.checker;

/**
 * Which active transaction must come before which others in a serial order: reachability in the transaction graph,
 * without the graph.
 *
 * <p>A ring can only be closed by a dependency that enters an active transaction, so what must be known of the rest of
 * the graph is which active transactions reach it. Along the program order of one thread those sets only grow.
 * Entry (w, v) in {@code v.order}, "the first transaction of thread v that w's active transaction reaches", says it
 * all, in space for pairs of threads however many transactions have been: completed transactions with the same
 * entries are one and the same from here on, because a dependency never enters a completed one.
 *
 * <p>What differs from {@link HappensBeforeTrees}: a dependency concerns the sink's transaction as a whole, also what
 * it did before. So whoever reaches the sink reaches all that the sink has reached already: {@link #take} closes the
 * relation, and an entry may still move to an earlier transaction. A dependency that would close a ring is reported
 * and not entered, so the relation stays free of rings.
 */
final class TransactionOrder {
    private final SlotTable threads;

    TransactionOrder(SlotTable threads) {
        this.threads = threads;
    }

    /** Whether the root's active transaction comes before the transaction of that segment of the thread. */
    static boolean reaches(CheckedThread root, CheckedThread thread, long segment) {
        return thread.order.since(root.slot) <= segment;
    }

    /** Whether a dependency from that segment of the source orders the sink after some active transaction anew. */
    static boolean growsBy(CheckedThread source, boolean sourceActive, long segment, CheckedThread sink) {
        return (sourceActive && !sink.order.contains(source.slot))
                || source.order.bringsNewRoots(segment, sink.order, sink.slot);
    }

    /** Orders the sink, and all that the sink reaches, after every active transaction that reaches the source. */
    void take(Dependency dependency, boolean sourceActive, long segment) {
        CheckedThread source = dependency.source();
        CheckedThread sink = dependency.sink();
        if (sourceActive && !sink.order.contains(source.slot)) {
            orderAfter(source, sink, dependency);
        }
        Reach reach = source.order;
        for (int block = 0; block < reach.blockCount(); block++) {
            for (long roots = reach.newRoots(block, sink.order, sink.slot); roots != 0; roots &= roots - 1) {
                int root = (block << 6) + Long.numberOfTrailingZeros(roots);
                if (reach.since(root) <= segment) {
                    orderAfter(threads.get(root), sink, dependency);
                }
            }
        }
    }

    private static void orderAfter(CheckedThread root, CheckedThread sink, Dependency dependency) {
        // An event outside all regions is a transaction that starts with the segment it has just opened.
        enter(root, sink, sink.inTransaction() ? sink.transactionStart : sink.segment, dependency);
        for (CheckedThread reached : sink.inOrders) {
            long since = reached.order.since(sink.slot);
            if (since < reached.order.since(root.slot)) {
                enter(root, reached, since, reached.order.via(sink.slot));
            }
        }
    }

    private static void enter(CheckedThread root, CheckedThread thread, long since, Dependency via) {
        if (!thread.order.contains(root.slot)) {
            root.inOrders.add(thread);
        }
        thread.order.put(root.slot, since, via);
    }

    /**
     * Forgets the thread's active transaction as a root: it is complete, nothing enters it any more. What comes before
     * it keeps its own entries for all that it reached.
     */
    static void drop(CheckedThread root) {
        for (CheckedThread thread : root.inOrders) {
            thread.order.remove(root.slot);
        }
        root.inOrders.clear();
    }
}
