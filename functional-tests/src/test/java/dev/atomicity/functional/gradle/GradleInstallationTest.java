package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which Gradle the tests take, and that the assembled ones work. */
class GradleInstallationTest {

    @TempDir
    Path directory;

    @Test
    void gradleHomeComesBeforeThePath() throws IOException {
        Path home = command(directory.resolve("home/bin")).getParent().getParent();
        Path onPath = command(directory.resolve("bin")).getParent();

        assertThat(GradleInstallation.installed(Map.of("GRADLE_HOME", home.toString(), "PATH", onPath.toString())))
                .hasValueSatisfying(gradle -> assertThat(gradle.command())
                        .isEqualTo(home.resolve("bin").resolve("gradle")));
    }

    @Test
    void gradleOnThePathIsTaken() throws IOException {
        Path command = command(directory.resolve("bin"));
        String path = directory + File.pathSeparator + command.getParent();

        assertThat(GradleInstallation.installed(Map.of("PATH", path)))
                .hasValueSatisfying(gradle -> assertThat(gradle.command()).isEqualTo(command));
    }

    @Test
    void withoutEitherNoneIsInstalled() {
        assertThat(GradleInstallation.installed(Map.of("PATH", directory.toString())))
                .isEmpty();
    }

    @Test
    void wrongGradleHomeIsAnErrorRatherThanAnotherGradle() {
        assertThatThrownBy(() -> GradleInstallation.installed(Map.of("GRADLE_HOME", directory.toString())))
                .hasMessageContaining("GRADLE_HOME");
    }

    @ParameterizedTest
    @ValueSource(strings = {GradleInstallation.ASSEMBLED_VERSION, GradleInstallation.OLDEST_VERSION})
    void assembledGradleBuilds(String version) throws IOException, InterruptedException {
        Files.writeString(directory.resolve("settings.gradle"), "rootProject.name = 'tiny'\n");
        Files.writeString(directory.resolve("build.gradle"), "plugins { id 'java' }\n");
        Path sources = Files.createDirectories(directory.resolve("src/main/java"));
        Files.writeString(sources.resolve("Tiny.java"), "class Tiny {}\n");

        ExternalProcess gradle = RealGradle.assembledOrSkip(version).run(directory, "--version");
        ExternalProcess build = RealGradle.assembledOrSkip(version).run(directory, "build");

        assertThat(gradle.output()).contains("Gradle " + version);
        assertThat(build.exitCode()).as(build.output()).isZero();
        assertThat(directory.resolve("build/classes/java/main/Tiny.class")).isNotEmptyFile();
    }

    private static Path command(Path bin) throws IOException {
        Path command = Files.writeString(Files.createDirectories(bin).resolve("gradle"), "#!/bin/sh\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
        return command;
    }
}
