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
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The fixtures on the oldest and the newest Gradle that is tested, as the projects of one build: a start of Gradle for each
 * would take most of the time. What a fixture expects is the same that it expects of Maven.
 */
class GradleFixturesTest {
    /** It is a build of several projects by itself. */
    private static final String MULTI_MODULE = "multi-module";

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicTest> onTheNewestGradle() throws IOException, InterruptedException {
        return fixtures(RealGradle.orSkip());
    }

    @TestFactory
    Stream<DynamicTest> onTheOldestGradle() throws IOException, InterruptedException {
        return fixtures(RealGradle.assembledOrSkip(GradleInstallation.OLDEST_VERSION));
    }

    private static List<String> names() throws IOException {
        return Fixture.names().stream()
                .filter(name -> !name.equals(MULTI_MODULE))
                .toList();
    }

    private Stream<DynamicTest> fixtures(RealGradle gradle) throws IOException, InterruptedException {
        List<Fixture> fixtures = new ArrayList<>();
        for (String name : names()) {
            Fixture fixture = Fixture.named(name);
            Files.delete(fixture.copyTo(directory).resolve("settings.gradle"));
            fixtures.add(fixture);
        }
        Files.writeString(
                directory.resolve("settings.gradle"),
                names().stream()
                        .map(name -> "include(\"" + name + "\")\n")
                        .collect(Collectors.joining("", "rootProject.name = \"fixtures\"\n", "")));
        ExternalProcess run = check(gradle, directory, "--max-workers=2");
        return fixtures.stream().map(fixture -> DynamicTest.dynamicTest(fixture.name(), () -> check(fixture, run)));
    }

    private static ExternalProcess check(RealGradle gradle, Path project, String... options)
            throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of(
                "--init-script",
                GradlePluginRepository.initScriptOrSkip().toString(),
                "--configuration-cache",
                // Kotlin's compiler would leave a daemon behind.
                "-Pkotlin.compiler.execution.strategy=in-process",
                "--continue",
                "atomicityCheck"));
        return gradle.run(project, arguments.toArray(String[]::new));
    }

    private void check(Fixture fixture, ExternalProcess run) throws IOException {
        String task = ":" + fixture.name() + ":atomicityCheck";
        assertThat(run.output()).contains("> Task " + task);
        assertThat(run.output().contains("Execution failed for task '" + task + "'"))
                .as("%s fails in %s", task, run.output())
                .isEqualTo(!fixture.buildSucceeds());
        fixture.checkMessages("gradle", run.output());
        new ExpectedResults(fixture).check(directory.resolve(fixture.name()).resolve("build/reports/atomicity"));
    }

    @ParameterizedTest
    @ValueSource(strings = {GradleInstallation.ASSEMBLED_VERSION, GradleInstallation.OLDEST_VERSION})
    void productionCodeOfOtherProjectsIsChecked(String version) throws IOException, InterruptedException {
        RealGradle gradle = RealGradle.assembledOrSkip(version);
        Fixture fixture = Fixture.named(MULTI_MODULE);
        Path copy = fixture.copyTo(directory);

        ExternalProcess run = check(gradle, copy);

        assertThat(run.exitCode() == 0).as(run.output()).isEqualTo(fixture.buildSucceeds());
        fixture.checkMessages("gradle", run.output());
        new ExpectedResults(fixture).check(fixture.checkedProject(copy).resolve("build/reports/atomicity"));
    }
}
