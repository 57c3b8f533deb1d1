package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExpectedResults;
import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Goals one by one, other versions of Maven, and surroundings that are not as they should be. */
class MavenGoalsTest {
    private static final String PLUGIN =
            "dev.atomicity:atomicity-maven-plugin:" + System.getProperty("project.version");

    /** The same words as in the Gradle plugin. */
    private static final List<String> SETTINGS = List.of(
            "skip",
            "maxViolations",
            "failOn",
            "ignoreFailures",
            "includes",
            "excludes",
            "conflicts",
            "regions",
            "atomic",
            "nonAtomic",
            "specificationFile",
            "baselineFile",
            "testTimeout",
            "tests",
            "groups",
            "jvmArgs",
            "systemProperties",
            "environment",
            "parallelTests",
            "shard",
            "effort",
            "timeBudget",
            "minOverlap",
            "replay",
            "seed",
            "sourceLinks",
            "reports");

    private static Path repository;

    @TempDir
    private Path folder;

    private RealMaven maven;

    @BeforeAll
    static void createRepository() throws IOException {
        repository = PluginRepository.createOrSkip();
    }

    @BeforeEach
    void findMaven() {
        maven = RealMaven.installed(repository);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.9.16", "4.0.0-rc-6"})
    void otherVersionsOfMavenSayTheSame(String version) throws Exception {
        RealMaven other = RealMaven.ofVersionOrSkip(version, repository);
        for (String name : new String[] {"junit5", "multi-module"}) {
            Fixture fixture = Fixture.named(name);
            Path project = fixture.copyTo(folder);
            ExternalProcess build = other.run(project, "verify");

            assertThat(build.exitCode()).as(build.output()).isNotZero();
            fixture.checkMessages("maven", build.output());
            new ExpectedResults(fixture).check(fixture.checkedProject(project).resolve("target/atomicity"));
        }
    }

    @Test
    void twoBuildsAtOnceWithSpacesAndUmlautsInTheirPathsAndNoHome() throws Exception {
        // A file cannot become a folder, whoever tries: nothing can be written at home.
        Path home = Files.createFile(folder.resolve("home"));
        maven.with("HOME", home.toString()).with("MAVEN_OPTS", "-Duser.home=" + home);
        Fixture fixture = Fixture.named("violating");
        Path one = fixture.copyTo(Files.createDirectories(folder.resolve("schöne größe 1")));
        Path other = fixture.copyTo(Files.createDirectories(folder.resolve("schöne größe 2")));

        CompletableFuture<ExternalProcess> first = CompletableFuture.supplyAsync(() -> verify(one));
        ExternalProcess second = verify(other);

        fixture.checkMessages("maven", first.get().output());
        fixture.checkMessages("maven", second.output());
        new ExpectedResults(fixture).check(one.resolve("target/atomicity"));
        new ExpectedResults(fixture).check(other.resolve("target/atomicity"));
    }

    private ExternalProcess verify(Path project) {
        try {
            return maven.run(project, "verify");
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theBaselineIsWrittenAndHonoured() throws Exception {
        Path project = Fixture.named("violating").copyTo(folder);
        ExternalProcess baseline = maven.run(project, PLUGIN + ":baseline");

        assertThat(baseline.exitCode()).as(baseline.output()).isZero();
        assertThat(baseline.output()).contains("1 known finding written to");
        assertThat(project.resolve("atomicity-baseline.json")).content().contains("bank.Account.deposit");

        ExternalProcess check = maven.run(project, PLUGIN + ":check", "-Dtest=AccountTest#cut");
        assertThat(check.exitCode()).as(check.output()).isZero();
        Results results = ResultsFile.read(project.resolve("target/atomicity/atomicity.json"));
        assertThat(results.counted()).isZero();
        assertThat(results.tests()).extracting(TestResult::displayName).containsExactly("cut()");

        Path written = project.resolve("target/atomicity/atomicity.json");
        Files.delete(written);
        ExternalProcess partial = maven.run(project, PLUGIN + ":baseline", "-Datomicity.shard=1/2");
        assertThat(partial.exitCode()).isNotZero();
        assertThat(written).as("of tests that were run in vain").doesNotExist();
        assertThat(partial.output())
                .contains("Wrong setting <shard> (-Datomicity.shard)", "only some tests were selected");
    }

    @Test
    void aReactorHasOneReportAndShardsAreMerged() throws Exception {
        Path project = Fixture.named("multi-module").copyTo(folder);
        ExternalProcess check = maven.run(project, "-fn", "verify");
        assertThat(check.exitCode()).as(check.output()).isZero();
        assertThat(check.output()).contains("a project with the packaging pom has no tests", "there are no tests");

        ExternalProcess aggregate = maven.run(project, PLUGIN + ":report-aggregate");
        assertThat(aggregate.exitCode()).isNotZero();
        assertThat(aggregate.output()).contains("1 finding, 0 allowed");
        assertThat(ResultsFile.read(project.resolve("target/atomicity/atomicity.json"))
                        .verdict())
                .isEqualTo(VerdictState.FAILED);

        Path teller = project.resolve("teller/target/atomicity");
        ExternalProcess merge = maven.run(
                project,
                "-N",
                PLUGIN + ":report",
                "-Datomicity.results=" + teller + "," + project.resolve("target/atomicity"));
        assertThat(merge.exitCode()).isNotZero();
        Results merged = ResultsFile.read(project.resolve("target/atomicity/atomicity.json"));
        assertThat(merged.tests()).hasSize(2);
        assertThat(merged.findings()).hasSize(1);

        ExternalProcess allowed =
                maven.run(project, PLUGIN + ":report-aggregate", "-Datomicity.maxViolations=1", "-Dstyle.color=never");
        assertThat(allowed.exitCode()).as(allowed.output()).isZero();
        assertThat(allowed.output())
                .contains("1 finding, 1 allowed.")
                .containsPattern("(?m)^\\[INFO] See the report at: file:.*/target/atomicity/index\\.html$");
    }

    @Test
    void skippingSaysWhy() throws Exception {
        Path project = Fixture.named("violating").copyTo(folder);
        String[][] reasons = {
            {"-DskipTests", "skipTests is set."},
            {"-Datomicity.skip", "atomicity.skip is set."},
            {"-Dmaven.test.skip.exec", "maven.test.skip.exec is set."},
            // Nothing was compiled.
            {"-Datomicity.skip=false", "there are no tests in " + project.resolve("target/test-classes")}
        };
        for (String[] reason : reasons) {
            ExternalProcess build = maven.run(project, PLUGIN + ":check", reason[0]);

            assertThat(build.exitCode()).as(build.output()).isZero();
            assertThat(build.output()).contains("The atomicity check is skipped: " + reason[1]);
        }
    }

    @Test
    void wrongSettingsAreNamedAsMavenWritesThemAndOldJdksRefused() throws Exception {
        Path project = Fixture.named("violating").copyTo(folder);
        ExternalProcess build = maven.run(project, "test-compile", PLUGIN + ":check", "-Datomicity.regions=some");

        assertThat(build.exitCode()).isNotZero();
        assertThat(build.output()).contains("Wrong setting <regions> (-Datomicity.regions)", "MojoExecutionException");

        Path java = Files.createDirectories(folder.resolve("jdk-11/bin")).resolve("java");
        Files.createFile(java).toFile().setExecutable(true);
        Files.writeString(folder.resolve("jdk-11/release"), "JAVA_VERSION=\"11.0.2\"\n");
        ExternalProcess tooOld = maven.run(project, PLUGIN + ":check", "-Djvm=" + java);

        assertThat(tooOld.exitCode()).isNotZero();
        assertThat(tooOld.output()).contains("The tests run on Java 11", "needs Java 17 or newer");
    }

    @Test
    void theGoalsDescribeThemselves() throws Exception {
        ExternalProcess help = maven.run(folder, PLUGIN + ":help", "-Ddetail", "-Dgoal=check");

        assertThat(help.exitCode()).as(help.output()).isZero();
        assertThat(help.output()).contains("maxViolations (Default: 0)", "User property: atomicity.maxViolations");
        assertThat(SETTINGS)
                .allSatisfy(setting ->
                        assertThat(help.output()).containsPattern("(?m)^ {4}" + setting + "( \\(Default: .*\\))?$"));
    }
}
