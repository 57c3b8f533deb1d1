package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings are offered to the Problems service of Gradle. */
class GradleProblemsTest {
    @TempDir
    private Path directory;

    @Test
    void gradleKnowsTheFinding() throws IOException, InterruptedException {
        Path project = Fixture.named("violating").copyTo(directory);
        // Gradle 8.8 has no report of problems yet; what it was given is in the trace of its operations.
        Path trace = directory.resolve("trace");
        ExternalProcess build = RealGradle.orSkip()
                .run(
                        project,
                        "-Dorg.gradle.internal.operations.trace=" + trace,
                        "--init-script",
                        GradlePluginRepository.initScriptOrSkip().toString(),
                        "atomicityCheck");

        assertThat(build.output()).contains("1 finding, 0 allowed");
        assertThat(Files.readString(directory.resolve("trace-log.txt")))
                .contains("Account.deposit was interrupted by another thread")
                .contains("src/main/java/bank/Account.java");
    }

    @Test
    void aGradleWithoutTheServiceGoesOn() throws IOException, InterruptedException {
        Path project = Fixture.named("violating").copyTo(directory);

        ExternalProcess build = RealGradle.assembledOrSkip(GradleInstallation.OLDEST_VERSION)
                .run(
                        project,
                        "--info",
                        "--init-script",
                        GradlePluginRepository.initScriptOrSkip().toString(),
                        "atomicityCheck");

        assertThat(build.output())
                .contains("1 finding, 0 allowed")
                .contains("Findings are not among the problems of this build");
    }
}
