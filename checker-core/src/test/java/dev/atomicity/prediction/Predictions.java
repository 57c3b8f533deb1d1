package dev.atomicity.prediction;

import dev.atomicity.analysis.Checks;
import dev.atomicity.oracle.Trace;
import dev.atomicity.trace.TransactionId;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Prediction for traces that are held in memory. */
final class Predictions {
    private Predictions() {}

    static AccessTrees trees(Trace trace) {
        AccessTrees trees = new AccessTrees();
        Checks.feed(trace, trees);
        return trees;
    }

    static AccessForest forest(Atomicity atomicity, Trace trace) {
        return atomicity.forest(new SharedTrees(trees(trace)).byThread());
    }

    static List<Prediction> of(Atomicity atomicity, Trace trace) {
        return new CommitNodeAlgorithm(atomicity, trees(trace)).predict();
    }

    /** The transactions that are predicted, as the results name them. */
    static Set<String> labels(Atomicity atomicity, Trace trace) {
        Set<String> labels = new TreeSet<>();
        for (Prediction prediction : of(atomicity, trace)) {
            labels.add(label(trace, prediction.transaction()));
            prediction.alike().forEach(other -> labels.add(label(trace, other)));
        }
        return labels;
    }

    static String label(Trace trace, TransactionId transaction) {
        return transaction.label(trace.threadName(transaction.thread()));
    }
}
