package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With {@code -q} Maven shows errors only. */
class QuietBuildTest {
    private static final String GOAL =
            "dev.atomicity:atomicity-maven-plugin:" + System.getProperty("project.version") + ":check";

    @TempDir
    private Path folder;

    @Test
    void findingsThatCountAreShownAndNothingElse() throws Exception {
        RealMaven maven = RealMaven.installed(PluginRepository.createOrSkip());
        Path project = Fixture.named("violating").copyTo(folder);

        ExternalProcess ignored = maven.run(
                project, "-q", "test-compile", GOAL, "-Datomicity.effort=observe", "-Datomicity.ignoreFailures=true");

        assertThat(ignored.exitCode()).as(ignored.output()).isZero();
        assertThat(ignored.output())
                .contains("Account.deposit was interrupted by another thread", "1 finding, 0 allowed:");

        ExternalProcess suppressed =
                maven.run(project, "-q", GOAL, "-Datomicity.effort=observe", "-Datomicity.nonAtomic=bank.Account.*");

        assertThat(suppressed.exitCode()).as(suppressed.output()).isZero();
        assertThat(suppressed.output()).doesNotContain("Account");
    }
}
