package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings that mean nothing are named, and a filter that matches no test fails the build. */
class UnheardSettingsTest {
    private static final String PLUGIN =
            "dev.atomicity:atomicity-maven-plugin:" + System.getProperty("project.version");

    private static Path repository;

    @TempDir
    private Path folder;

    @BeforeAll
    static void createRepository() throws IOException {
        repository = PluginRepository.createOrSkip();
    }

    @Test
    void whatIsNotHeardIsNamedWithTheNearestNames() throws Exception {
        RealMaven maven = RealMaven.installed(repository);
        Path project = Fixture.named("clean").copyTo(folder);
        Path pom = project.resolve("pom.xml");
        String plugin = "<artifactId>atomicity-maven-plugin</artifactId>";
        assertThat(pom).content().contains(plugin);
        Files.writeString(
                pom,
                Files.readString(pom).replace(plugin, plugin + "<configuration><region>all</region></configuration>"));

        ExternalProcess build = maven.run(
                project,
                "-X",
                "test-compile",
                PLUGIN + ":check",
                "-Datomicity.effort=observe",
                "-Datomicity.maxViolation=3",
                "-Datomicity.excludes=bank.Acount",
                "-Datomicity.nonAtomic=bank.Account.deposti");

        assertThat(build.exitCode()).as(build.output()).isZero();
        assertThat(build.output())
                .contains("<region> is not a setting of the atomicity check and is ignored. Did you mean <regions>?")
                .contains("-Datomicity.maxViolation is not a setting of the atomicity check and is ignored."
                        + " Did you mean -Datomicity.maxViolations?")
                .contains("The pattern bank.Acount of excludes matches no class", "Did you mean bank.Account?")
                .contains("The pattern bank.Account.deposti of nonAtomic matches no method of a watched class."
                        + " Did you mean bank.Account.deposit?")
                .doesNotContain("matched no method of a watched class that was loaded");
        assertThat(build.output())
                .contains("[DEBUG] JDK of the tests: " + System.getProperty("java.version"))
                .contains("[DEBUG] Watched classes: 1", "[DEBUG]   bank.Account")
                .contains("[DEBUG] Command line, in ", "[DEBUG]   dev.atomicity.runner.TestJvm");

        ExternalProcess none = maven.run(project, PLUGIN + ":check", "-Dtest=AcountTest");
        assertThat(none.exitCode()).as(none.output()).isNotZero();
        assertThat(none.output())
                .contains("No test was run: none matches AcountTest, named by -Dtest or <tests>")
                .contains("Did you mean bank.AccountTest?");

        ExternalProcess allowed =
                maven.run(project, PLUGIN + ":check", "-Dtest=AcountTest", "-Dsurefire.failIfNoSpecifiedTests=false");
        assertThat(allowed.exitCode()).as(allowed.output()).isZero();
    }
}
