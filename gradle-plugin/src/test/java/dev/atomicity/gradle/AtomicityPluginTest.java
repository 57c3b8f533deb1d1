package dev.atomicity.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.GradleException;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.tasks.VerificationException;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicityPluginTest {
    private static final String SERIALIZABLE = """
            T1|begin(Account.deposit)|11
            T1|r(Account@1.balance)|12
            T1|w(Account@1.balance)|13
            T1|end(Account.deposit)|14
            T2|w(Account@1.balance)|30
            """;

    private static final String LOST_UPDATE = """
            T1|begin(Account.deposit)|11
            T1|r(Account@1.balance)|12
            T2|r(Account@1.balance)|29
            T2|w(Account@1.balance)|30
            T1|w(Account@1.balance)|13
            T1|end(Account.deposit)|14
            """;

    @TempDir
    Path directory;

    private AnalyzeTraces task;

    @BeforeEach
    void applyPlugin() throws IOException {
        Project project = ProjectBuilder.builder()
                .withProjectDir(directory.toRealPath().toFile())
                .build();
        project.getPluginManager().apply("dev.atomicity.check");
        task = (AnalyzeTraces) project.getTasks().getByName("atomicityAnalyze");
        // A real build makes the directories of the outputs before the task runs.
        Files.createDirectories(results().getParent());
    }

    @Test
    void theTaskHasGroupDescriptionAndDefaults() {
        assertThat(task.getGroup()).isEqualTo("verification");
        assertThat(task.getDescription()).isNotBlank();
        assertThat(task.getConflicts().get()).isEqualTo("dataAndLocks");
        assertThat(task.getMaxViolations().get()).isZero();
        assertThat(task.getIgnoreFailures().get()).isFalse();
        assertThat(results()).endsWithRaw(Path.of("build/reports/atomicity-traces/traces.json"));
    }

    @Test
    void theResultsHaveOneLineForEachTraceNamedRelativeToTheProject() throws IOException {
        task.getTraces().from(trace("recorded/one.trace", SERIALIZABLE), trace("two.trace", SERIALIZABLE));

        task.analyze();

        assertThat(Files.readAllLines(results()))
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("{").contains("\"recorded/one.trace\""),
                        line -> assertThat(line).startsWith("{").contains("\"two.trace\""));
        assertThat(task.getTraceNames()).containsExactly("recorded/one.trace", "two.trace");
    }

    @Test
    void aViolationFailsTheBuildAfterTheResultsAreWritten() throws IOException {
        task.getTraces().from(trace("good.trace", SERIALIZABLE), trace("lost-update.trace", LOST_UPDATE));

        assertThatThrownBy(task::analyze)
                .isInstanceOf(VerificationException.class)
                .hasMessageContaining("1 finding, 0 allowed")
                .hasMessageContaining("lost-update.trace: T1#1 was interrupted: T1#1 -> ")
                .hasMessageContaining("tasks.atomicityAnalyze { maxViolations = 1 }")
                .hasMessageNotContaining("good.trace");
        assertThat(results()).content().contains("\"serializable\":false");
    }

    @Test
    void asManyViolationsAsAllowedPass() throws IOException {
        task.getTraces().from(trace("lost-update.trace", LOST_UPDATE));
        task.getMaxViolations().set(1);

        assertThatCode(task::analyze).doesNotThrowAnyException();
    }

    @Test
    void ignoredFailuresPass() throws IOException {
        task.getTraces().from(trace("lost-update.trace", LOST_UPDATE));
        task.getIgnoreFailures().set(true);

        assertThatCode(task::analyze).doesNotThrowAnyException();
    }

    @Test
    void anUnreadableTraceIsAnErrorEvenIfFailuresAreIgnored() throws IOException {
        task.getTraces().from(trace("broken.trace", "T1|begin(m)|1\nnonsense\n"));
        task.getIgnoreFailures().set(true);

        assertThatThrownBy(task::analyze)
                .isInstanceOf(GradleException.class)
                .isNotInstanceOf(VerificationException.class)
                .hasMessageContaining("broken.trace");
    }

    @Test
    void aMissingTraceIsAnError() {
        task.getTraces().from("absent.trace");

        assertThatThrownBy(task::analyze).isInstanceOf(GradleException.class).hasMessageContaining("absent.trace");
    }

    @Test
    void noTraceAtAllIsAnError() {
        assertThatThrownBy(task::analyze)
                .isInstanceOf(InvalidUserDataException.class)
                .hasMessageContaining("tasks.atomicityAnalyze { traces.from(");
    }

    @Test
    void unknownConflictsAreAnErrorThatNamesTheSetting() throws IOException {
        task.getTraces().from(trace("good.trace", SERIALIZABLE));
        task.getConflicts().set("locks");

        assertThatThrownBy(task::analyze)
                .isInstanceOf(InvalidUserDataException.class)
                .hasMessageContaining("tasks.atomicityAnalyze { conflicts = \"locks\" }");
    }

    private Path results() {
        return task.getResultsFile().get().getAsFile().toPath();
    }

    private Path trace(String name, String events) throws IOException {
        Path file = directory.toRealPath().resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, events);
    }
}
