package dev.atomicity.prediction;

/** A fork or a join inside a unit: the point before or after which all of another thread happens. */
record OrderNode(boolean fork, int other, long event) implements TreeNode {
    @Override
    public long start() {
        return event;
    }

    @Override
    public long end() {
        return event;
    }
}
