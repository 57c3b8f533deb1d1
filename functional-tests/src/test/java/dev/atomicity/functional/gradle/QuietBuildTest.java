package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With {@code -q} Gradle shows no warnings. */
class QuietBuildTest {
    @TempDir
    private Path directory;

    @Test
    void findingsThatCountAreShown() throws Exception {
        Path project = Fixture.named("violating").copyTo(directory);

        ExternalProcess build = RealGradle.orSkip()
                .run(
                        project,
                        "-q",
                        "--init-script",
                        GradlePluginRepository.initScriptOrSkip().toString(),
                        "atomicityCheck",
                        "--ignore-failures");

        assertThat(build.exitCode()).as(build.output()).isZero();
        assertThat(build.output())
                .contains("Account.deposit was interrupted by another thread", "1 finding, 0 allowed:");
    }
}
