package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of a failed test it is said that it passes without the agent only if it did so after the same tests. */
@Tag("slow")
class FailedInTheCheckTest {
    @TempDir
    private Path directory;

    private CheckedProject project;

    @BeforeEach
    void compile() throws Exception {
        project = new CheckedProject(directory);
    }

    @Test
    void theSameTestsRunInTheSameOrderWithoutTheAgent() throws Exception {
        Results results = project.only("OrderedTest").check();

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .containsExactly(
                        tuple("leavesSomethingBehind()", Outcome.PASSED),
                        tuple("findsWhatWasLeftBehind()", Outcome.FAILED),
                        tuple("failsWithTheAgent()", Outcome.FAILED_ONLY_WHEN_CHECKED),
                        tuple("failsNowAndThen()", Outcome.FAILED_ONLY_WHEN_CHECKED),
                        tuple("comesAfterAllThatFailed()", Outcome.PASSED));
        assertThat(results.notes()).noneMatch(note -> note.contains("order"));
    }

    @Test
    void whatComesAfterTheLastFailedTestIsNotRunAgain() throws Exception {
        project.only("OrderedTest").check();

        assertThat(directory.resolve("runs")).hasContent("x");
    }

    @Test
    void nothingIsRunAgainIfNothingFailed() throws Exception {
        project.only("LateTest").check();

        assertThat(Files.exists(directory.resolve("work/events-1.bin"))).isTrue();
        assertThat(Files.exists(directory.resolve("work/events-2.bin"))).isFalse();
    }

    @Test
    void inAnotherOrderItProvesNothing() throws Exception {
        Results results = project.only("ShuffledTest").check();

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .containsExactly(
                        tuple("aLeavesSomethingBehind()", Outcome.PASSED),
                        tuple("findsWhatWasLeftBehind()", Outcome.FAILED));
        assertThat(results.notes())
                .contains("1 test failed in the check, and passed without the agent, but after other tests or in"
                        + " another order: that may be the reason. tests.ShuffledTest > findsWhatWasLeftBehind().");
    }

    @Test
    void theTestsAreDividedAmongTheSameJvms() throws Exception {
        Results results = project.only("DividedTest").check();

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .containsExactlyInAnyOrder(
                        tuple("leavesSomethingBehind()", Outcome.PASSED),
                        tuple("needsWhatWasLeftBehind()", Outcome.PASSED),
                        tuple("endsTheJvm()", Outcome.ERROR),
                        tuple("needsItToo()", Outcome.FAILED));
        assertThat(results.notes()).noneMatch(note -> note.contains("order"));
    }
}
