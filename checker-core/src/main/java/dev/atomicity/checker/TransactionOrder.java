package dev.atomicity.checker;

/**
 * Which active transaction must come before which others in a serial order: reachability in the transaction graph,
 * without the graph.
 *
 * <p>A ring can only be closed by a dependency that enters an active transaction, so what must be known of the rest of
 * the graph is which active transactions reach it. Along the program order of one thread those sets only grow.
 * Entry (w, v), "the first transaction of thread v that w's active transaction reaches", says it all, in space for
 * pairs of threads however many transactions have been: completed transactions with the same entries are one and the
 * same from here on, because a dependency never enters a completed one.
 *
 * <p>What differs from {@link HappensBeforeTrees}: a dependency concerns the sink's transaction as a whole, also what
 * it did before. So whoever reaches the sink reaches all that the sink has reached already: {@link #take} closes the
 * relation, and an entry may still move to an earlier transaction. A dependency that would close a ring is reported
 * and not entered, so the relation stays free of rings.
 */
final class TransactionOrder extends Reach {
    TransactionOrder(MemoryBudget memory) {
        super(memory);
    }

    /** Orders the sink, and all that the sink reaches, after every active transaction that reaches the source. */
    @Override
    void take(Dependency dependency) {
        CheckedThread sink = dependency.sink();
        // An event outside all regions is a transaction that starts with the segment it has just opened.
        enter(sink, sink.inTransaction() ? sink.transactionStart : sink.segment, dependency);
        enterBehind(sink);
    }
}
