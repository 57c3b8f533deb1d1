package dev.atomicity.checker;

/**
 * One happens-before tree for each active transaction, stored with the threads that it reaches: entry (w, v), "the first segment of
 * thread v that the active transaction of w reaches", is written when v adds a dependency. An entry never changes while its transaction
 * is active. So the entries of one root form a tree, and a path in it is a sequence of events in the order in which they happened.
 */
final class HappensBeforeTrees extends Reach {
    HappensBeforeTrees(MemoryBudget memory) {
        super(memory);
    }

    /** Adds the dependency to the tree of each active transaction that reaches its source but not yet its sink. */
    @Override
    void take(Dependency dependency) {
        enter(dependency.sink(), dependency.sink().segment, dependency);
    }
}
