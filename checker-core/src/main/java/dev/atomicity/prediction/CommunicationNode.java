package dev.atomicity.prediction;

/**
 * A communication node: a node of a tree with inter-edges, here those of one of its accesses to one group of accesses of
 * another thread.
 */
final class CommunicationNode {
    final TreeNode node;
    final AccessNode access;
    private final AccessGroup group;
    private final int from;
    private final int to;

    /** Inter-edges lead to the first and the last access of the group in this range, and maybe to those between. */
    CommunicationNode(TreeNode node, AccessNode access, AccessGroup group, int from, int to) {
        this.node = node;
        this.access = access;
        this.group = group;
        this.from = from;
        this.to = to;
    }

    int otherThread() {
        return group.thread;
    }

    AccessNode first() {
        return group.get(from);
    }

    AccessNode last() {
        return group.get(to - 1);
    }
}
