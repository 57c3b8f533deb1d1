package dev.atomicity.checker;

/**
 * Which active transaction must come before which others in a serial order: reachability in the transaction graph, without the graph.
 *
 * <p>A ring can only be closed by a dependency that enters an active transaction. So all that must be known about the rest of the graph
 * is which active transactions reach it. Along the program order of one thread, these sets only grow. So it is enough to keep entry (w,
 * v), "the first transaction of thread v that the active transaction of w reaches". The space grows with the pairs of threads, not with
 * the number of transactions: completed transactions with the same entries need not be distinguished, because a dependency never enters a
 * completed one.
 *
 * <p>The difference from {@link HappensBeforeTrees}: a dependency concerns the transaction of the sink as a whole, including what it did
 * before. So whoever reaches the sink reaches everything that the sink has reached already. {@link #take} closes the relation, and an
 * entry may still move to an earlier transaction. A dependency that would close a ring is reported and not added, so the relation stays
 * free of rings.
 */
final class TransactionOrder extends Reach {
    TransactionOrder(MemoryBudget memory) {
        super(memory);
    }

    /** Orders the sink, and everything that the sink reaches, after every active transaction that reaches the source. */
    @Override
    void take(Dependency dependency) {
        CheckedThread sink = dependency.sink();
        // An event outside of regions is a transaction that starts with the segment that it has just opened.
        enter(sink, sink.inTransaction() ? sink.transactionStart : sink.segment, dependency);
        enterBehind(sink);
    }
}
