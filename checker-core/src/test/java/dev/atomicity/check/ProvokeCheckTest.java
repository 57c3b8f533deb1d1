package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import dev.atomicity.verdict.Baseline;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with a narrow window, each run once by two threads: one check finds them all, and nothing else. */
@Tag("slow")
class ProvokeCheckTest {
    @Test
    void findsEachBugInOneRun(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "provoked/main", "provoked/tests");
        Results results = project.check();

        assertThat(regionsByTest(results))
                .isEqualTo(Map.of(
                        "plainFields()", "Account.withdraw",
                        "readAndWriteLock()", "Account.checkAndAct",
                        "concurrentMap()", "Names.add",
                        "ignoredAnswer()", "Names.take",
                        "callThatFails()", "Names.first",
                        "staticState()", "Names.instance",
                        "tasksOfAPool()", "Account.withdraw",
                        "completableFutures()", "Account.withdraw"));
        assertThat(results.tests()).extracting(TestResult::outcome).containsOnly(Outcome.PASSED);
        assertThat(results.findings())
                .as("each can be replayed")
                .allMatch(finding -> finding.replay() != null && finding.schedule() != null);
        assertThat(results.provoke().confirmed()).isPositive();
        assertThatTheStaticStateIsReplayed(project, results);
        assertThatAnotherRunFindsNothingNew(project, results);
    }

    /** It is made once in a JVM, so each attempt has one of its own. */
    private static void assertThatTheStaticStateIsReplayed(CheckedProject project, Results results) throws Exception {
        project.replay = results.findings().stream()
                .filter(finding -> finding.region().equals("narrow.Names.instance"))
                .findFirst()
                .orElseThrow()
                .fingerprint();
        assertThat(project.check().replay().confirmed()).isGreaterThanOrEqualTo(19);
        project.replay = null;
    }

    /** Other candidates come first, threads meet in another way: the causes are the same. */
    private static void assertThatAnotherRunFindsNothingNew(CheckedProject project, Results first) throws Exception {
        project.baseline = project.directory.resolve("baseline.json");
        Baseline.EMPTY.with(first.findings(), LocalDate.now()).write(project.baseline);
        project.seed = 7;
        Results second = project.check();

        assertThat(second.findings()).extracting(FindingResult::state).containsOnly(State.KNOWN);
        assertThat(second.findings())
                .extracting(FindingResult::fingerprint)
                .containsExactlyInAnyOrderElementsOf(first.findings().stream()
                        .map(FindingResult::fingerprint)
                        .toList());
    }

    private static Map<String, String> regionsByTest(Results results) {
        Map<String, String> regions = new TreeMap<>();
        for (TestResult test : results.tests()) {
            for (String fingerprint : test.findings()) {
                FindingResult finding = results.findings().stream()
                        .filter(known -> known.fingerprint().equals(fingerprint))
                        .findFirst()
                        .orElseThrow();
                regions.merge(
                        test.displayName(),
                        finding.region().substring("narrow.".length()),
                        (one, other) -> one.equals(other) ? one : one + " " + other);
            }
        }
        return regions;
    }
}
