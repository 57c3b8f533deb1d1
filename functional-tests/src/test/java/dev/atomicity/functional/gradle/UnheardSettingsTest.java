package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings that mean nothing are named, and a verdict that was reused says so. */
class UnheardSettingsTest {
    @TempDir
    Path directory;

    private RealGradle gradle;
    private Path project;

    @BeforeEach
    void locateGradle() throws IOException, InterruptedException {
        gradle = RealGradle.orSkip();
        project = Fixture.named("clean").copyTo(directory);
    }

    private ExternalProcess run(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(
                "--init-script", GradlePluginRepository.initScriptOrSkip().toString(), "--configuration-cache"));
        all.addAll(List.of(arguments));
        return gradle.run(project, all.toArray(String[]::new));
    }

    private void append(String text) throws IOException {
        Files.writeString(project.resolve("build.gradle"), "\n" + text + "\n", StandardOpenOption.APPEND);
    }

    @Test
    void whatIsNotHeardIsNamedWithTheNearestNames() throws IOException, InterruptedException {
        append("atomicity { effort = \"observe\"; excludes = [\"bank.Acount\"] }");
        ExternalProcess run = run("--info", "atomicityCheck");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output())
                .contains("The pattern bank.Acount of excludes matches no class", "Did you mean bank.Account?")
                .contains("JDK of the tests: " + System.getProperty("java.version"))
                .contains("Watched classes: 1\n  bank.Account")
                .contains("Command line, in ", "  dev.atomicity.runner.TestJvm");

        ExternalProcess none = run("atomicityCheck", "--tests", "AcountTest");
        assertThat(none.exitCode()).as(none.output()).isNotZero();
        assertThat(none.output())
                .contains("No test was run: none matches AcountTest", "Did you mean bank.AccountTest?");

        append("atomicity { maxViolation = 3 }");
        ExternalProcess unknown = run("atomicityCheck");
        assertThat(unknown.exitCode()).isNotZero();
        assertThat(unknown.output())
                .contains("atomicity { maxViolation } is not a setting of the atomicity check"
                        + " (dev.atomicity.gradle.AtomicityExtension). Did you mean maxViolations?");
    }

    @Test
    void aVerdictThatIsReusedSaysSoAndAlwaysRunRunsAgain() throws IOException, InterruptedException {
        append("atomicity { effort = \"observe\" }");
        ExternalProcess first = run("atomicityCheck");
        assertThat(first.exitCode()).as(first.output()).isZero();
        assertThat(first.output()).doesNotContain("earlier run");

        assertThat(run("atomicityCheck").output())
                .contains(":atomicityCheck is UP-TO-DATE: the verdict is that of an earlier run", "--rerun");
        assertThat(run("atomicityCheck", "--rerun").output())
                .contains("> Task :atomicityCheck\n")
                .doesNotContain("earlier run");

        append("atomicity { alwaysRun = true }");
        run("atomicityCheck");
        assertThat(run("atomicityCheck").output())
                .contains("> Task :atomicityCheck\n")
                .doesNotContain("UP-TO-DATE: the verdict");
    }
}
