package dev.atomicity.prediction;

/**
 * A node of an access tree, as the events that it covers: those of one thread from {@code start} to {@code end}. Events
 * are numbered over the whole trace, so the numbers also give the order within the thread.
 */
interface TreeNode {
    long start();

    long end();

    /** Whether all of this node comes before all of the other one, which is a node of the same thread. */
    default boolean precedes(TreeNode other) {
        return end() < other.start();
    }

    /** Whether this node contains the other one, or covers the same events. */
    default boolean contains(TreeNode other) {
        return start() <= other.start() && other.end() <= end();
    }
}
