package dev.atomicity.prediction;

import dev.atomicity.trace.TransactionId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The commit-node algorithms (end of 4.1 and of 4.2): which transactions of a trace may not be atomic, in some schedule
 * of its events that keeps the order within threads, locks, fork and join.
 *
 * <p>If a schedule interrupts a transaction, it is named here. The converse need not hold: the conditions are sufficient
 * for atomicity, not necessary, and the values that a program reads may exclude a schedule.
 */
public final class CommitNodeAlgorithm {
    private final AccessForest forest;
    private final CycleSearch cycles;

    public CommitNodeAlgorithm(Atomicity atomicity, AccessTrees trees) {
        this.forest = atomicity.forest(new SharedTrees(trees).byThread());
        this.cycles = new CycleSearch(forest, trees.ends(), new Patience(forest));
    }

    /** The transactions that may be interrupted, in the order of the trace. */
    public List<Prediction> predict() {
        return forest.byThread().stream()
                .flatMap(List::stream)
                .filter(tree -> tree.isTransaction() && tree.isFirstOfShape())
                .flatMap(tree -> predict(tree).stream())
                .sorted(Comparator.comparingLong(
                        prediction -> prediction.transaction().event()))
                .toList();
    }

    private Optional<Prediction> predict(AccessTree tree) {
        if (CommitNodes.haveCommonPoint(forest.nodesWithEdges(tree))) {
            return Optional.empty(); // Theorems 4.1 and 4.4
        }
        return cycles.through(tree).map(cycle -> prediction(tree, cycle)); // Theorems 4.3 and 4.6
    }

    private Prediction prediction(AccessTree tree, Cycle cycle) {
        List<TransactionId> all = tree.sameShape();
        boolean pair = cycle.partner() != null && !PairTest.isAtomic(forest, tree, cycle.partner());
        return new Prediction(tree.id(), all.subList(1, all.size()), pair, cycle.ring());
    }
}
