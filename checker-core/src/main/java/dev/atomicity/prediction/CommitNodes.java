package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Commit nodes (3.3): the communication nodes of a tree that contain no other one. */
final class CommitNodes {
    private CommitNodes() {}

    /** The commit nodes among the communication nodes of one tree, each once. */
    static List<TreeNode> of(Collection<? extends TreeNode> communicationNodes) {
        List<TreeNode> commitNodes = new ArrayList<>();
        for (TreeNode node : communicationNodes) {
            if (commitNodes.stream().noneMatch(node::contains)) {
                commitNodes.removeIf(known -> known.contains(node));
                commitNodes.add(node);
            }
        }
        return commitNodes;
    }

    /**
     * The condition of Theorems 4.1 and 4.4. All events of a unit can be moved to one point that all its communication
     * nodes cover. In a tree, there is such a point if and only if there is at most one commit node; if locks are not
     * nested, commit nodes may also overlap (decision 10).
     */
    static boolean haveCommonPoint(Collection<? extends TreeNode> communicationNodes) {
        long latestStart = Long.MIN_VALUE;
        long earliestEnd = Long.MAX_VALUE;
        for (TreeNode node : communicationNodes) {
            latestStart = Math.max(latestStart, node.start());
            earliestEnd = Math.min(earliestEnd, node.end());
        }
        return latestStart <= earliestEnd;
    }
}
