package dev.atomicity.prediction;

/**
 * A synchronization node: the time for which a thread holds a lock, from the first acquire to the last release. It may
 * begin before its unit and end after it.
 */
final class SynchronizationNode implements TreeNode {
    final int lock;
    private final long start;
    private long end = Long.MAX_VALUE; // a lock that is never released is held to the end

    SynchronizationNode(int lock, long start) {
        this.lock = lock;
        this.start = start;
    }

    void released(long event) {
        end = event;
    }

    @Override
    public long start() {
        return start;
    }

    @Override
    public long end() {
        return end;
    }
}
