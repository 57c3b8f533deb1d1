package dev.atomicity.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of the commit-node report, as far as its text describes them, and those that show decision 10. */
class PaperExamplesTest {
    private static final int ALL = 1_000_000;

    /**
     * What is predicted, and what all schedules say. Figure 6 is an unconfirmed prediction: t2 and t3 alone are not
     * view-atomic, but with t1 there is always a write that hides the one of t2.
     */
    @ParameterizedTest
    @CsvSource({
        "commit-node-vector, T1#1, T1#1, true",
        "commit-node-fig4, t1#1 t3#1, t3#1, false",
        "commit-node-fig7, '', '', false",
        "commit-node-two-writes, t1#1, '', false",
        "commit-node-program-order, T1#1, T1#1, true",
        "commit-node-read-write-read, '', '', false",
        "predicted-withdraw, T1#1 T2#1, T1#1 T2#1, true"
    })
    void predictionsOfTheExamples(String example, String conflict, String view, boolean viewIsBroken) {
        Trace trace = example(example);
        AllSchedules all = AllSchedules.of(trace, ALL).orElseThrow();
        assertThat(Predictions.labels(Atomicity.CONFLICT, trace)).isEqualTo(labels(conflict));
        assertThat(Predictions.labels(Atomicity.VIEW, trace)).isEqualTo(labels(view));
        assertThat(all.interrupted).isEqualTo(labels(conflict));
        assertThat(all.allConflictSerializable).isEqualTo(conflict.isEmpty());
        assertThat(all.allViewSerializable).isEqualTo(!viewIsBroken);
    }

    private static Set<String> labels(String text) {
        return text.isEmpty() ? Set.of() : Set.of(text.split(" "));
    }

    /** "In Figure 4, t1 and t2 are not conflict-atomic because t1 contains two commit nodes when ignoring t3." */
    @Test
    void pairsOfFigure4() {
        AccessForest forest = Predictions.forest(Atomicity.CONFLICT, example("commit-node-fig4"));
        assertThat(PairTest.isAtomic(forest, unit(forest, 0), unit(forest, 1))).isFalse();
        assertThat(PairTest.isAtomic(forest, unit(forest, 1), unit(forest, 2))).isFalse();
        assertThat(PairTest.isAtomic(forest, unit(forest, 0), unit(forest, 2))).isTrue();
    }

    /** "In Figure 6, t1 and t2 are view-atomic"; t2 and t3 are not, because t3 contains two commit nodes. */
    @Test
    void pairsOfFigure6() {
        AccessForest forest = Predictions.forest(Atomicity.VIEW, example("commit-node-fig4"));
        assertThat(PairTest.isAtomic(forest, unit(forest, 0), unit(forest, 1))).isTrue();
        assertThat(PairTest.isAtomic(forest, unit(forest, 1), unit(forest, 2))).isFalse();
        AccessForest pair = forest.restrictedTo(List.of(List.of(unit(forest, 1)), List.of(unit(forest, 2))));
        assertThat(commitNodes(pair, unit(forest, 2))).hasSize(2);
    }

    /** "The communication node Acq(l)Rel(l) in t1 contains the communication node W(x), which is a commit node." */
    @Test
    void commitNodeOfFigure6() {
        AccessForest forest = Predictions.forest(Atomicity.VIEW, example("commit-node-fig4"));
        AccessTree t1 = unit(forest, 0);
        List<TreeNode> nodes = nodes(forest, t1);
        AccessNode finalWrite = t1.accesses.get(1);
        assertThat(nodes).anyMatch(node -> node instanceof SynchronizationNode && node.contains(finalWrite));
        assertThat(CommitNodes.of(nodes)).containsExactly(finalWrite);
    }

    /** "The set of transactions is conflict-atomic, even though t1 contains multiple commit nodes." */
    @Test
    void commitNodesOfFigure7() {
        AccessForest forest = Predictions.forest(Atomicity.CONFLICT, example("commit-node-fig7"));
        assertThat(commitNodes(forest, unit(forest, 0))).hasSize(2);
        assertThat(CommitNodes.haveCommonPoint(nodes(forest, unit(forest, 0)))).isFalse();
    }

    private static AccessTree unit(AccessForest forest, int thread) {
        return forest.byThread().get(thread).get(0);
    }

    private static List<TreeNode> commitNodes(AccessForest forest, AccessTree tree) {
        return CommitNodes.of(nodes(forest, tree));
    }

    private static List<TreeNode> nodes(AccessForest forest, AccessTree tree) {
        return forest.communicationNodes(tree).stream()
                .map(communication -> communication.node)
                .toList();
    }

    private static Trace example(String name) {
        return Trace.read(Path.of(System.getProperty("atomicity.root", ".."), "examples", name + ".trace"));
    }
}
