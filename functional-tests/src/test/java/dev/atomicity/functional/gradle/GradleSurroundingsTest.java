package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExpectedResults;
import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plugin where projects really are: in folders with odd names, beside other builds, on another Java. */
class GradleSurroundingsTest {
    @TempDir
    Path directory;

    @Test
    void twoBuildsAtOnceWithSpacesAndUmlautsInTheirPathsAndNoHome() throws Exception {
        // A file cannot become a folder, whoever tries: nothing can be written at home.
        Path home = Files.createFile(directory.resolve("home"));
        RealGradle gradle = RealGradle.orSkip()
                .withoutDaemon()
                .with("HOME", home.toString())
                .with("JAVA_TOOL_OPTIONS", "-Duser.home=" + home);
        Fixture fixture = Fixture.named("violating");
        Path one = fixture.copyTo(Files.createDirectories(directory.resolve("schöne größe 1")));
        Path other = fixture.copyTo(Files.createDirectories(directory.resolve("schöne größe 2")));

        CompletableFuture<ExternalProcess> first = CompletableFuture.supplyAsync(() -> check(gradle, one));
        ExternalProcess second = check(gradle, other);

        fixture.checkMessages("gradle", first.get().output());
        fixture.checkMessages("gradle", second.output());
        new ExpectedResults(fixture).check(one.resolve("build/reports/atomicity"));
        new ExpectedResults(fixture).check(other.resolve("build/reports/atomicity"));
        assertThat(home).isRegularFile();
    }

    @Test
    void theTestsRunOnTheJavaOfTheTestTask() throws Exception {
        Path otherJava = otherJava().orElseGet(() -> Assumptions.abort("There is one Java only"));
        Path project = Fixture.named("clean").copyTo(directory);
        int version = version(otherJava);
        Files.writeString(project.resolve("build.gradle"), """

                test {
                    javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(%d) }
                }
                """.formatted(version), StandardOpenOption.APPEND);
        Files.writeString(project.resolve("src/test/java/bank/JavaTest.java"), """
                package bank;

                class JavaTest {
                    @org.junit.jupiter.api.Test
                    void runsOnTheJavaOfTheTestTask() {
                        org.junit.jupiter.api.Assertions.assertEquals(%d, Runtime.version().feature());
                    }
                }
                """.formatted(version));

        ExternalProcess run = check(RealGradle.orSkip(), project, "-Porg.gradle.java.installations.paths=" + otherJava);

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output()).contains("2 tests, no findings").doesNotContain("failed");
    }

    private static ExternalProcess check(RealGradle gradle, Path project, String... options) {
        try {
            String initScript = GradlePluginRepository.initScriptOrSkip().toString();
            return gradle.run(
                    project,
                    Stream.concat(Stream.of(options), Stream.of("--init-script", initScript, "atomicityCheck"))
                            .toArray(String[]::new));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A JDK beside the one that runs this. */
    private static Optional<Path> otherJava() throws IOException {
        Path all = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(all)) {
            return Optional.empty();
        }
        try (Stream<Path> homes = Files.list(all)) {
            return homes.filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                    .filter(home -> version(home) >= 17
                            && version(home) != Runtime.version().feature())
                    .findFirst();
        }
    }

    private static int version(Path javaHome) {
        try (Stream<String> lines = Files.lines(javaHome.resolve("release"))) {
            return lines.filter(line -> line.startsWith("JAVA_VERSION="))
                    .map(line -> line.replaceAll("JAVA_VERSION=\"(\\d+).*", "$1"))
                    .mapToInt(Integer::parseInt)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
