package dev.atomicity.checker;

/**
 * One happens-before tree for each active transaction, kept where the threads meet it: entry (w, v), "the first
 * segment of thread v that w's active transaction reaches", stands in {@code v.tree} and is written when v takes in a
 * dependency. An entry never changes while its transaction is active, so the entries of one root form a tree and a
 * path in it is a sequence of events in the order in which they happened.
 */
final class HappensBeforeTrees {
    private final SlotTable threads;

    HappensBeforeTrees(SlotTable threads) {
        this.threads = threads;
    }

    /** Whether the begin of the root's active transaction happens before that segment of the thread. */
    static boolean reaches(CheckedThread root, CheckedThread thread, long segment) {
        return thread.tree.since(root.slot) <= segment;
    }

    /** Whether a dependency from that segment of the source makes the sink part of some tree. */
    static boolean growsBy(CheckedThread source, boolean sourceActive, long segment, CheckedThread sink) {
        return (sourceActive && !sink.tree.contains(source.slot))
                || source.tree.bringsNewRoots(segment, sink.tree, sink.slot);
    }

    /** Enters the dependency into the tree of each active transaction that reaches its source but not yet its sink. */
    void take(Dependency dependency, boolean sourceActive, long segment) {
        CheckedThread source = dependency.source();
        CheckedThread sink = dependency.sink();
        if (sourceActive && !sink.tree.contains(source.slot)) {
            enter(source, sink, dependency);
        }
        Reach reach = source.tree;
        for (int block = 0; block < reach.blockCount(); block++) {
            for (long roots = reach.newRoots(block, sink.tree, sink.slot); roots != 0; roots &= roots - 1) {
                int root = (block << 6) + Long.numberOfTrailingZeros(roots);
                if (reach.since(root) <= segment) {
                    enter(threads.get(root), sink, dependency);
                }
            }
        }
    }

    private static void enter(CheckedThread root, CheckedThread sink, Dependency dependency) {
        sink.tree.put(root.slot, sink.segment, dependency);
        root.inTrees.add(sink);
    }

    /** Drops the tree of the thread's active transaction: only an active transaction can be cut. */
    static void drop(CheckedThread root) {
        for (CheckedThread thread : root.inTrees) {
            thread.tree.remove(root.slot);
        }
        root.inTrees.clear();
    }
}
