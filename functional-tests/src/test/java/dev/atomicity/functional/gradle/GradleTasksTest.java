package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a Gradle user does with the plugin, one command after another. */
class GradleTasksTest {
    @TempDir
    Path directory;

    private RealGradle gradle;

    @BeforeEach
    void locateGradle() throws IOException, InterruptedException {
        gradle = RealGradle.orSkip();
    }

    private ExternalProcess run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(
                "--init-script", GradlePluginRepository.initScriptOrSkip().toString(), "--configuration-cache"));
        all.addAll(List.of(arguments));
        return gradle.run(project, all.toArray(String[]::new));
    }

    /** In a folder with a blank and an umlaut in its name. */
    private Path copy(String fixture) throws IOException {
        return Fixture.named(fixture).copyTo(Files.createDirectories(directory.resolve("Müllers Projekt")));
    }

    @ParameterizedTest
    @ValueSource(strings = {GradleInstallation.ASSEMBLED_VERSION, GradleInstallation.OLDEST_VERSION})
    void aSecondRunIsUpToDateAThirdFromTheCacheAndTheConfigurationIsReused(String version)
            throws IOException, InterruptedException {
        gradle = RealGradle.assembledOrSkip(version);
        Path project = copy("clean");
        useCache(project);
        Path results = project.resolve("build/reports/atomicity").resolve(ResultsFile.NAME);

        ExternalProcess first = run(project, "--build-cache", "atomicityCheck");
        assertThat(first.exitCode()).as(first.output()).isZero();
        assertThat(first.output()).contains("Configuration cache entry stored");
        Results expected = ResultsFile.read(results);

        // Who looks on changes nothing.
        gradle.with("TERM", "something-else").with("CI", "true");
        ExternalProcess second = run(project, "--build-cache", "atomicityCheck");
        assertThat(second.output())
                .contains("> Task :atomicityCheck UP-TO-DATE")
                .contains("Configuration cache entry reused");

        // In another checkout, as on another machine.
        Path elsewhere = Fixture.named("clean").copyTo(Files.createDirectories(directory.resolve("elsewhere")));
        useCache(elsewhere);
        ExternalProcess third = run(elsewhere, "--build-cache", "atomicityCheck");
        assertThat(third.output()).contains("> Task :atomicityCheck FROM-CACHE");
        assertThat(ResultsFile.read(elsewhere.resolve("build/reports/atomicity").resolve(ResultsFile.NAME)))
                .isEqualTo(expected);
    }

    private void useCache(Path project) throws IOException {
        String cache = directory.resolve("cache").toString().replace('\\', '/');
        Files.writeString(
                project.resolve("settings.gradle"),
                "\nbuildCache { local { directory = file(\"" + cache + "\") } }\n",
                StandardOpenOption.APPEND);
    }

    @Test
    void baselineReportAndFilterOfTests() throws IOException, InterruptedException {
        Path project = copy("violating");
        // What the project never runs is not missing from a baseline.
        Files.writeString(
                project.resolve("build.gradle"),
                "\ntest { filter { excludeTestsMatching \"*Slow*\" } }\n",
                StandardOpenOption.APPEND);
        assertThat(run(project, "atomicityReport").output()).contains("Run the check first: gradle atomicityCheck");
        assertThat(run(project, "atomicityBaseline", "--tests", "AccountTest").output())
                .contains("Wrong setting atomicity { tests }: the baseline needs the findings of all tests");
        assertThat(run(project, "atomicityCheck").output()).contains("1 finding, 0 allowed");
        ExternalProcess baseline = run(project, "atomicityBaseline");
        assertThat(baseline.exitCode()).as(baseline.output()).isZero();
        assertThat(baseline.output()).contains("known finding");
        assertThat(project.resolve("atomicity-baseline.json")).isNotEmptyFile();

        ExternalProcess check = run(project, "atomicityCheck");
        assertThat(check.output()).contains("Configuration cache entry reused");
        assertThat(check.exitCode()).as(check.output()).isZero();
        Path page = project.resolve("build/reports/atomicity/index.html");
        assertThat(page).isNotEmptyFile();

        Files.delete(page);
        ExternalProcess report = run(project, "atomicityReport");
        assertThat(report.exitCode()).as(report.output()).isZero();
        assertThat(page).isNotEmptyFile();

        ExternalProcess filtered = run(project, "atomicityCheck", "--tests", "*Account*.alone");
        assertThat(filtered.exitCode()).as(filtered.output()).isZero();
        assertThat(filtered.output()).contains("1 test, no findings");

        ExternalProcess mistyped = run(project, "atomicityCheck", "--tests", "no.such.Test");
        assertThat(mistyped.exitCode()).as(mistyped.output()).isNotZero();
        assertThat(mistyped.output()).contains("No test was run: none matches no.such.Test");
    }

    @Test
    void shardsBecomeOneReportAndOneVerdict() throws IOException, InterruptedException {
        Path project = copy("violating");
        Path tests = project.resolve("src/test/java/bank");
        for (String name : List.of("SecondTest", "ThirdTest", "FourthTest")) {
            Files.writeString(
                    tests.resolve(name + ".java"),
                    Files.readString(tests.resolve("AccountTest.java")).replace("AccountTest", name));
        }
        for (String shard : List.of("1", "2")) {
            ExternalProcess part = run(project, "atomicityCheck", "--shard", shard + "/2", "--ignore-failures");
            assertThat(part.exitCode()).as(part.output()).isZero();
            Files.move(project.resolve("build/reports/atomicity"), project.resolve("shard-" + shard));
        }

        ExternalProcess merge = run(project, "atomicityReport", "--results", "shard-1", "--results", "shard-2");

        assertThat(merge.exitCode()).as(merge.output()).isNotZero();
        assertThat(merge.output()).contains("1 finding, 0 allowed");
        Results results =
                ResultsFile.read(project.resolve("build/reports/atomicity").resolve(ResultsFile.NAME));
        assertThat(results.tests()).hasSize(8);
        assertThat(results.findings()).hasSize(1);
        ExternalProcess allowed = run(
                project, "atomicityReport", "--results", "shard-1", "--results", "shard-2", "--max-violations", "1");
        assertThat(allowed.exitCode()).as(allowed.output()).isZero();

        Files.writeString(
                project.resolve("build.gradle"), "\natomicity { regions = \"all\" }\n", StandardOpenOption.APPEND);
        run(project, "atomicityCheck", "--shard", "2/2");
        ExternalProcess refused =
                run(project, "atomicityReport", "--results", "shard-1", "--results", "build/reports/atomicity");
        assertThat(refused.output()).contains("different settings: regions is 'atomicSets' in", "and 'all' in");
    }

    @Test
    void severalProjectsHaveOneReport() throws IOException, InterruptedException {
        Path project = copy("multi-module");
        Files.writeString(project.resolve("build.gradle"), """
                plugins {
                    id("dev.atomicity.check")
                }

                tasks.register("atomicityReportAll", dev.atomicity.gradle.RenderReports) {
                    results.from("teller/build/reports/atomicity")
                    mustRunAfter(":teller:atomicityCheck")
                }
                """);
        run(project, "--continue", "atomicityCheck");

        ExternalProcess all = run(project, "atomicityReportAll");

        assertThat(all.output()).contains("1 finding, 0 allowed");
        assertThat(project.resolve("build/reports/atomicity")).isDirectoryContaining("glob:**/{index.html,*.json}");
    }

    @Test
    void whatTheTestTaskSaysHoldsForTheCheck() throws IOException, InterruptedException {
        Path project = copy("clean");
        Files.writeString(project.resolve("build.gradle"), """

                test {
                    maxHeapSize = "150m"
                    jvmArgs "-XX:+UseSerialGC"
                    systemProperty "greeting", "hello"
                    environment "PLACE", "here"
                }
                """, StandardOpenOption.APPEND);
        Files.writeString(project.resolve("src/test/java/bank/JvmTest.java"), """
                package bank;

                import static org.junit.jupiter.api.Assertions.assertEquals;
                import static org.junit.jupiter.api.Assertions.assertTrue;

                import java.lang.management.ManagementFactory;
                import org.junit.jupiter.api.Test;

                class JvmTest {
                    @Test
                    void isAsTheTestTaskSays() {
                        assertTrue(Runtime.getRuntime().maxMemory() < 200_000_000);
                        assertTrue(ManagementFactory.getRuntimeMXBean().getInputArguments().contains("-XX:+UseSerialGC"));
                        assertEquals("hello", System.getProperty("greeting"));
                        assertEquals("here", System.getenv("PLACE"));
                        assertTrue(JvmTest.class.desiredAssertionStatus());
                    }
                }
                """);

        ExternalProcess run = run(project, "test", "atomicityCheck");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output()).contains("2 tests, no findings").doesNotContain("failed");
    }

    @Test
    void eachSuiteHasItsTaskAndCheckRunsItOnRequest() throws IOException, InterruptedException {
        Path project = copy("violating");
        Files.writeString(project.resolve("build.gradle"), """

                testing {
                    suites {
                        integrationTest(JvmTestSuite) {
                            useJUnitJupiter("5.14.4")
                        }
                    }
                }

                dependencies {
                    integrationTestImplementation(project(":"))
                    integrationTestImplementation("org.junit.jupiter:junit-jupiter:5.14.4")
                    integrationTestRuntimeOnly("org.junit.platform:junit-platform-launcher:1.14.4")
                }

                // An assembled Gradle asks for them by other names.
                configurations.configureEach {
                    exclude(group: "org.gradle.internal.impldep.org.junit.jupiter")
                    exclude(group: "org.gradle.internal.impldep.org.junit.platform")
                }

                atomicity {
                    runOnCheck = true
                }
                """, StandardOpenOption.APPEND);
        Path sources = Files.createDirectories(project.resolve("src/integrationTest/java"));
        Path tests = project.resolve("src/test/java");
        try (var files = Files.walk(tests)) {
            for (Path file : files.toList()) {
                Path target = sources.resolve(tests.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }

        ExternalProcess run = run(project, "--continue", "check");

        assertThat(run.output())
                .contains("Execution failed for task ':atomicityCheck'")
                .contains("Execution failed for task ':atomicityCheckIntegrationTest'");
        assertThat(project.resolve("build/reports/atomicity-integrationTest/index.html"))
                .isNotEmptyFile();
    }

    @Test
    void testFixturesAreTestCode() throws IOException, InterruptedException {
        Path project = copy("violating");
        Path build = project.resolve("build.gradle");
        Files.writeString(
                build, Files.readString(build).replaceFirst("id 'java'", "id 'java-test-fixtures'\n    id 'java'"));
        Path fixtures = Files.createDirectories(project.resolve("src/testFixtures/java/bank"));
        Files.move(project.resolve("src/test/java/bank/Meeting.java"), fixtures.resolve("Meeting.java"));

        ExternalProcess run = run(project, "atomicityCheck");

        assertThat(run.output()).contains("1 finding, 0 allowed");
        assertThat(project.resolve("build/tmp/atomicityCheck/agent.properties.classes"))
                .hasContent("bank.Account");
    }

    @Test
    void wrongSettingsAreNamedInGradlesSyntax() throws IOException, InterruptedException {
        Path project = copy("clean");
        Files.writeString(
                project.resolve("build.gradle"),
                "\natomicity { regions = \"everything\" }\n",
                StandardOpenOption.APPEND);

        ExternalProcess run = run(project, "atomicityCheck");

        assertThat(run.exitCode()).isNotZero();
        assertThat(run.output())
                .contains("Wrong setting atomicity { regions }")
                .contains("expected one of entry, atomicSets, synchronized, annotated, all");
    }
}
