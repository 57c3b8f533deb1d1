package dev.atomicity.prediction;

import java.util.List;

/**
 * Theorems 4.2 and 4.5: two transactions alone are atomic if and only if each has at most one commit node in the forest
 * of the two. Exact if there is no potential for deadlock, locks are nested and held only inside the transactions.
 */
final class PairTest {
    private PairTest() {}

    static boolean isAtomic(AccessForest forest, AccessTree one, AccessTree other) {
        AccessForest pair = forest.restrictedTo(List.of(List.of(one), List.of(other)));
        return hasOneCommitNode(pair, one) && hasOneCommitNode(pair, other);
    }

    private static boolean hasOneCommitNode(AccessForest pair, AccessTree tree) {
        return CommitNodes.haveCommonPoint(pair.communicationNodes(tree).stream()
                .map(communication -> communication.node)
                .toList());
    }
}
