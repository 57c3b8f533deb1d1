package dev.atomicity.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What decides about a transaction: locks, order, paths through others. Threads are written A, B, C. */
class TheoremsTest {
    private static final int ALL = 1_000_000;

    @TempDir
    private Path folder;

    /** Theorem 4.1: everything inside one lock has one commit node. */
    @Test
    void oneLockAroundEverythingIsEnough() throws IOException {
        Trace trace = trace("A{ acq(l) r(x) w(x) rel(l) A}", "B{ acq(l) r(x) w(x) rel(l) B}");
        assertPredicted(trace, "", "");
    }

    @Test
    void theLockMustBeTheSame() throws IOException {
        Trace trace = trace("A{ acq(l) r(x) w(x) rel(l) A}", "B{ acq(m) r(x) w(x) rel(m) B}");
        assertPredicted(trace, "A#1 B#1", "A#1 B#1");
    }

    /** The outermost common lock decides, not an inner one. */
    @Test
    void anOuterCommonLockHidesInnerOnes() throws IOException {
        Trace trace = trace(
                "A{ acq(l) acq(m) r(x) rel(m) acq(m) w(x) rel(m) rel(l) A}", "B{ acq(l) acq(m) w(x) rel(m) rel(l) B}");
        assertPredicted(trace, "", "");
    }

    /** A lock that is held around the whole transaction, from before it. */
    @Test
    void aLockMayBeHeldOutsideTheTransaction() throws IOException {
        Trace trace = trace("A:acq(l) A{ r(x) w(x) A} A:rel(l)", "B{ acq(l) w(x) rel(l) B}");
        assertPredicted(trace, "", "");
    }

    /** Locks that overlap without being nested have a point in common: there everything can happen at once. */
    @Test
    void overlappingLocksHaveACommonPoint() throws IOException {
        Trace trace =
                trace("A{ acq(l) w(x) acq(m) rel(l) w(y) rel(m) A}", "B{ acq(l) w(x) rel(l) acq(m) w(y) rel(m) B}");
        assertPredicted(trace, "B#1", "B#1");
    }

    /** An event outside all transactions interrupts, too. */
    @Test
    void anEventOutsideInterrupts() throws IOException {
        assertPredicted(trace("A{ r(x) w(x) A}", "B:w(x)"), "A#1", "A#1");
    }

    /** Theorem 4.3: a cycle through three transactions, none of which breaks with only one other. */
    @Test
    void aCycleThroughThree() throws IOException {
        Trace trace = trace("A{ w(x) w(y) A}", "B{ w(x) w(z) B}", "C{ w(z) w(y) C}");
        assertThat(AllSchedules.of(trace, ALL).orElseThrow().interrupted).containsExactly("A#1");
        assertThat(Predictions.of(Atomicity.CONFLICT, trace))
                .hasSize(3)
                .noneMatch(Prediction::pair)
                .allMatch(prediction -> prediction.ring().size() == 3);
    }

    /** No transaction is interrupted by a path of dependencies in time, and still there is a ring. */
    @Test
    void aCycleWithoutCulprit() throws IOException {
        Trace trace = trace("A{ w(x) w(y) A}", "B{ w(y) w(z) B}", "C{ w(z) w(x) C}");
        AllSchedules all = AllSchedules.of(trace, ALL).orElseThrow();
        assertThat(all.interrupted).isEmpty();
        assertThat(all.allConflictSerializable).isFalse();
        assertThat(Predictions.labels(Atomicity.CONFLICT, trace)).containsExactly("A#1", "B#1", "C#1");
    }

    /** Program order has a direction: a ring closes in one of two orders only. */
    @Test
    void programOrderHasADirection() throws IOException {
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(x) B:w(y)"), "A#1", "A#1");
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(y) B:w(x)"), "", "");
    }

    /** Also inside a longer ring the program order of another thread counts. */
    @Test
    void programOrderInALongerCycle() throws IOException {
        assertPredicted(trace("A{ r(x) r(z) A}", "B:w(x) B:w(y)", "C{ r(y) w(z) C}"), "A#1", "A#1");
        assertPredicted(trace("A{ r(x) r(z) A}", "B:w(y) B:w(x)", "C{ r(y) w(z) C}"), "C#1", "C#1");
    }

    @Test
    void forkAndJoinExclude() throws IOException {
        assertPredicted(trace("A{ r(x) w(x) A} A:fork(B)", "B{ r(x) w(x) B}", "A:join(B) A{ r(x) w(x) A}"), "", "");
        assertPredicted(trace("A:fork(B) A{ r(x) w(x) A}", "B:w(x)"), "A#1", "A#1");
    }

    /** A ring may go along fork and join of other threads, in their direction. */
    @Test
    void forkAndJoinInALongerCycle() throws IOException {
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(x)", "C:join(B) C:w(y)"), "A#1", "A#1");
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(y)", "C:join(B) C:w(x)"), "", "");
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(x) B:fork(C)", "C:w(y)"), "A#1", "A#1");
        assertPredicted(trace("A{ r(x) r(y) A}", "B:w(y) B:fork(C)", "C:w(x)"), "", "");
    }

    /** The region goes on after the fork: what it does then is concurrent with the child. */
    @Test
    void aForkInsideATransaction() throws IOException {
        assertPredicted(trace("A{ w(x) fork(B) A}", "B:r(x)"), "", "");
        assertPredicted(trace("A{ fork(B) r(x) A}", "B:w(x)"), "A#1", "A#1");
        assertPredicted(trace("A{ fork(B) ", "B:acq(l) B:rel(l)", "A:join(B) A}"), "A#1", "A#1");
    }

    /** Theorem 4.4 and 4.6: who reads nothing of the other and does not write last does not mind. */
    @Test
    void viewAtomicityForgivesWritesThatNobodyReads() throws IOException {
        assertPredicted(trace("A{ w(x) w(x) A}", "B:w(x)"), "A#1", "");
        assertPredicted(trace("A{ w(x) w(x) A}", "B:r(x)"), "A#1", "A#1");
        assertPredicted(trace("A{ w(x) r(x) w(x) A}", "B:w(x)"), "A#1", "A#1");
    }

    /** Under the common lock the first write of A is never seen, so B may come between A and another write. */
    @Test
    void aWriteThatIsOverwrittenUnderTheCommonLockIsNotRead() throws IOException {
        assertPredicted(trace("A{ acq(l) w(x) w(x) rel(l) A}", "B{ acq(l) r(x) rel(l) B}", "C:w(x)"), "A#1", "");
    }

    @Test
    void theRingNamesWhatComesInBetween() throws IOException {
        Trace trace = trace("A{ r(x) w(x) A}", "B{ w(x) B}");
        Prediction prediction = Predictions.of(Atomicity.CONFLICT, trace).get(0);
        assertThat(prediction.ring()).hasSize(2);
        assertThat(prediction.ring().get(0).source().event()).isEqualTo(2);
        assertThat(prediction.ring().get(0).sink().event()).isEqualTo(6);
        assertThat(prediction.ring().get(1).source().event()).isEqualTo(6);
        assertThat(prediction.ring().get(1).sink().event()).isEqualTo(3);
    }

    @Test
    void aSearchThatIsGivenUpIsAPrediction() throws IOException {
        Trace trace = trace("A{ w(x) w(y) A}", "B{ w(y) w(z) B}", "C{ w(z) w(x) C}");
        AccessTrees trees = Predictions.trees(trace);
        AccessForest forest = Atomicity.CONFLICT.forest(new SharedTrees(trees).byThread());
        CycleSearch impatient = new CycleSearch(forest, trees.ends(), new Patience(forest, -1));
        assertThat(impatient.through(forest.byThread().get(0).get(0))).contains(Cycle.UNDECIDED);
    }

    /** Predicted is exactly this, and exactly this is what some schedule does. */
    private static void assertPredicted(Trace trace, String conflict, String view) {
        AllSchedules all = AllSchedules.of(trace, ALL).orElseThrow();
        assertThat(Predictions.labels(Atomicity.CONFLICT, trace)).isEqualTo(labels(conflict));
        assertThat(Predictions.labels(Atomicity.VIEW, trace)).isEqualTo(labels(view));
        assertThat(all.interrupted).isEqualTo(labels(conflict));
        assertThat(all.allViewSerializable).isEqualTo(view.isEmpty());
    }

    private static Set<String> labels(String text) {
        return text.isEmpty() ? Set.of() : Set.of(text.split(" "));
    }

    /** A trace from words: A and an opening brace begin a transaction of A, a closing one ends it; B: is an event of B. */
    private Trace trace(String... parts) throws IOException {
        StringBuilder text = new StringBuilder();
        String thread = "";
        for (String word : List.of(parts).stream()
                .flatMap(part -> List.of(part.trim().split(" +")).stream())
                .collect(Collectors.toList())) {
            if (word.endsWith("{") || word.endsWith("}")) {
                thread = word.substring(0, 1);
                text.append(thread).append(word.endsWith("{") ? "|begin()|\n" : "|end()|\n");
            } else if (word.indexOf(':') == 1) {
                text.append(word.charAt(0))
                        .append('|')
                        .append(word.substring(2))
                        .append("|\n");
            } else {
                text.append(thread).append('|').append(word).append("|\n");
            }
        }
        return Trace.read(Files.writeString(folder.resolve("words.trace"), text));
    }
}
