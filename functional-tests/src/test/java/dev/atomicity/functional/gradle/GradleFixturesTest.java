package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExpectedResults;
import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The fixtures on real Gradles, as the projects of one build: a start of Gradle for each would take most of the time. What a
 * fixture expects is the same that it expects of Maven.
 */
class GradleFixturesTest {
    /** These have settings of their own, or need what the assembled Gradle lacks. */
    private static final List<String> APART = List.of("multi-module", "kotlin-source");

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicTest> onTheNewestGradle() throws IOException, InterruptedException {
        return fixtures(RealGradle.orSkip(), names(), "--configuration-cache");
    }

    /** Without the configuration cache, for which the assembled one of this version lacks a library. */
    @TestFactory
    Stream<DynamicTest> onTheOldestGradle() throws IOException, InterruptedException {
        return fixtures(
                RealGradle.assembledOrSkip("7.6.4"), List.of("clean", "violating", "baseline", "junit4", "no-tests"));
    }

    private static List<String> names() throws IOException {
        return Fixture.names().stream()
                .filter(name -> !APART.contains(name))
                .filter(name -> Files.exists(Repository.root()
                        .resolve("functional-tests/fixtures")
                        .resolve(name)
                        .resolve("build.gradle")))
                .toList();
    }

    private Stream<DynamicTest> fixtures(RealGradle gradle, List<String> names, String... options)
            throws IOException, InterruptedException {
        List<Fixture> fixtures = new ArrayList<>();
        for (String name : names) {
            Fixture fixture = Fixture.named(name);
            Files.delete(fixture.copyTo(directory).resolve("settings.gradle"));
            fixtures.add(fixture);
        }
        Files.writeString(
                directory.resolve("settings.gradle"),
                names.stream()
                        .map(name -> "include(\"" + name + "\")\n")
                        .collect(Collectors.joining("", "rootProject.name = \"fixtures\"\n", "")));
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of(
                "--init-script",
                GradlePluginRepository.initScriptOrSkip().toString(),
                "--continue",
                "--max-workers=2",
                "atomicityCheck"));
        ExternalProcess run = gradle.run(directory, arguments.toArray(String[]::new));
        return fixtures.stream().map(fixture -> DynamicTest.dynamicTest(fixture.name(), () -> check(fixture, run)));
    }

    private void check(Fixture fixture, ExternalProcess run) throws IOException {
        String task = ":" + fixture.name() + ":atomicityCheck";
        assertThat(run.output()).contains("> Task " + task);
        assertThat(run.output().contains("Execution failed for task '" + task + "'"))
                .as("%s fails in %s", task, run.output())
                .isEqualTo(!fixture.buildSucceeds());
        fixture.messages("gradle").forEach(message -> assertThat(run.output()).contains(message));
        new ExpectedResults(fixture).check(directory.resolve(fixture.name()).resolve("build/reports/atomicity"));
    }

    @Test
    void productionCodeOfOtherProjectsIsChecked() throws IOException, InterruptedException {
        RealGradle gradle = RealGradle.orSkip();
        Fixture fixture = Fixture.named("multi-module");
        Path copy = fixture.copyTo(directory);
        ExternalProcess run = gradle.run(
                copy,
                "--init-script",
                GradlePluginRepository.initScriptOrSkip().toString(),
                "--configuration-cache",
                "--continue",
                "atomicityCheck");

        assertThat(run.exitCode() == 0).as(run.output()).isEqualTo(fixture.buildSucceeds());
        fixture.messages("gradle").forEach(message -> assertThat(run.output()).contains(message));
        new ExpectedResults(fixture).check(fixture.checkedProject(copy).resolve("build/reports/atomicity"));
    }
}
