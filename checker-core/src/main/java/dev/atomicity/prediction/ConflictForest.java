package dev.atomicity.prediction;

import java.util.List;

/** The conflict-forest (3.2.1, Fig. 3): inter-edges between accesses of one variable, one of them a write. */
final class ConflictForest extends AccessForest {
    ConflictForest(List<List<AccessTree>> byThread) {
        super(byThread);
    }

    /** A read after a write of its own unit, under a lock that the other write needs, stands behind that write. */
    @Override
    boolean related(AccessNode one, AccessNode other) {
        if (one.write && other.write) {
            return true;
        }
        AccessNode read = one.write ? other : one;
        SynchronizationNode common = commonNode(read, one.write ? one : other);
        return common == null || !read.isCoveredWithin(common);
    }

    @Override
    AccessForest restrictedTo(List<List<AccessTree>> trees) {
        return new ConflictForest(trees);
    }
}
