package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that hang, exit, fail or take too long when they are executed again: a check ends, and what it said about them stays. */
@Tag("slow")
class UnrulyTestsTest {
    @TempDir
    private Path directory;

    private CheckedProject project;

    @BeforeEach
    void compile() throws Exception {
        project = new CheckedProject(directory, "checked/bank", "unruly/tests");
    }

    @Test
    @Timeout(600)
    void directedExecutionsDecideNothingAndEnd() throws Exception {
        project.timeBudget = Duration.ofMinutes(3);
        Results results = project.check();

        assertThat(results.errors()).isEmpty();
        assertThat(results.tests()).hasSize(9).extracting(TestResult::outcome).containsOnly(Outcome.PASSED);
        assertThat(results.findings()).extracting(FindingResult::region).containsOnly("bank.Register.add");
        assertThat(results.notes())
                .as("tests that ended their JVM")
                .anyMatch(note -> note.contains("exitsWhenItIsExecutedAgain()"))
                .anyMatch(note -> note.contains("hangsWhenItIsExecutedAgain()"))
                .allMatch(note -> note.endsWith("Its result in the check is not affected."));
        assertThat(project.interim.get(0).tests())
                .as("the tests as they were known when only the first run was over")
                .extracting(TestResult::id, TestResult::outcome, TestResult::durationMillis)
                .containsExactlyElementsOf(results.tests().stream()
                        .map(test -> tuple(test.id(), test.outcome(), test.durationMillis()))
                        .toList());
    }

    @Test
    @Timeout(300)
    void aCheckThatIsInterruptedLeavesWhatIsKnown() throws Exception {
        Thread check = Thread.currentThread();
        project.whenInterim = check::interrupt;
        assertThatThrownBy(project::check).isInstanceOf(InterruptedException.class);

        Results known = ResultsFile.read(directory.resolve("reports").resolve(ResultsFile.NAME));
        assertThat(known.tests()).hasSize(9).extracting(TestResult::outcome).containsOnly(Outcome.PASSED);
        assertThat(known.findings()).noneMatch(finding -> finding.discovery() == Discovery.PROVOKED);
    }
}
