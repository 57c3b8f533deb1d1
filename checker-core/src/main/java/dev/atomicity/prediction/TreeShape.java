package dev.atomicity.prediction;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * What two trees of a thread have in common if their nodes have the same inter-edges and contain each other in the same
 * way: the accesses, the locks around them, and the order in which all of this begins and ends.
 */
final class TreeShape {
    private final ThreadPeriod period;
    private final int[] numbers;

    private TreeShape(ThreadPeriod period, int[] numbers) {
        this.period = period;
        this.numbers = numbers;
    }

    /** The shape of a tree with accesses and without forks and joins: it is all in one period. */
    static TreeShape of(AccessTree tree) {
        Set<SynchronizationNode> locks = new LinkedHashSet<>();
        tree.accesses.forEach(access -> locks.addAll(access.held.path()));
        long[] moments = LongStream.concat(
                        tree.accesses.stream().flatMapToLong(access -> LongStream.of(access.event, access.nextWrite())),
                        locks.stream().flatMapToLong(node -> LongStream.of(node.start(), node.end())))
                .sorted()
                .distinct()
                .toArray();
        int[] numbers = new int[1 + 3 * locks.size() + 4 * tree.accesses.size()];
        int at = 0;
        numbers[at++] = tree.isTransaction() ? locks.size() : -1;
        for (SynchronizationNode node : locks) {
            numbers[at++] = node.lock;
            numbers[at++] = Arrays.binarySearch(moments, node.start());
            numbers[at++] = Arrays.binarySearch(moments, node.end());
        }
        for (AccessNode access : tree.accesses) {
            numbers[at++] = 2 * access.variable + (access.write ? 1 : 0);
            numbers[at++] = Arrays.binarySearch(moments, access.event);
            numbers[at++] = Arrays.binarySearch(moments, access.nextWrite());
            numbers[at++] = access.ownWrite == null ? -1 : Arrays.binarySearch(moments, access.ownWrite.event);
        }
        return new TreeShape(tree.accesses.get(0).period, numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TreeShape that && period == that.period && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(period) + Arrays.hashCode(numbers);
    }
}
