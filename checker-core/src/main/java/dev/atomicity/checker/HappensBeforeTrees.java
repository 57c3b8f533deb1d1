package dev.atomicity.checker;

/**
 * One happens-before tree for each active transaction, kept where the threads meet it: entry (w, v), "the first
 * segment of thread v that w's active transaction reaches", is written when v takes in a dependency. An entry never
 * changes while its transaction is active, so the entries of one root form a tree and a path in it is a sequence of
 * events in the order in which they happened.
 */
final class HappensBeforeTrees extends Reach {
    HappensBeforeTrees(MemoryBudget memory) {
        super(memory);
    }

    /** Enters the dependency into the tree of each active transaction that reaches its source but not yet its sink. */
    @Override
    void take(Dependency dependency) {
        enter(dependency.sink(), dependency.sink().segment, dependency);
    }
}
