package dev.atomicity.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.file.ProjectLayout;
import org.gradle.api.file.RegularFile;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.jvm.toolchain.JavaInstallationMetadata;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.testfixtures.ProjectBuilder;
import org.gradle.testing.base.TestingExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the tasks of a suite take from the test task and from the extension. */
class SuiteTasksTest {
    @TempDir
    Path directory;

    private Project project;
    private AtomicityExtension extension;

    @BeforeEach
    void applyPlugins() throws IOException {
        project = ProjectBuilder.builder()
                .withName("bank")
                .withProjectDir(directory.toRealPath().toFile())
                .build();
        // In this order: the tasks come with the suite, whenever it comes.
        project.getPluginManager().apply("dev.atomicity.check");
        project.getPluginManager().apply("java");
        extension = project.getExtensions().getByType(AtomicityExtension.class);
    }

    private CheckAtomicity check() {
        return (CheckAtomicity) project.getTasks().getByName("atomicityCheck");
    }

    private org.gradle.api.tasks.testing.Test test() {
        return (org.gradle.api.tasks.testing.Test) project.getTasks().getByName("test");
    }

    @Test
    void everySuiteHasItsTasks() {
        project.getExtensions().getByType(TestingExtension.class).getSuites().register("slowTest", JvmTestSuite.class);

        assertThat(project.getTasks().getNames())
                .contains("atomicityCheck", "atomicityBaseline", "atomicityReport")
                .contains("atomicityCheckSlowTest", "atomicityBaselineSlowTest", "atomicityReportSlowTest");
        CheckAtomicity slow = (CheckAtomicity) project.getTasks().getByName("atomicityCheckSlowTest");
        assertThat(slow.getProjectName().get()).isEqualTo("bank slowTest");
        assertThat(slow.getReportDirectory().get().getAsFile()).hasName("atomicity-slowTest");
        assertThat(check().getReportDirectory().get().getAsFile()).hasName("atomicity");
        assertThat(slow.getDefaultBaselineFile().get().getAsFile()).hasName("atomicity-baseline-slowTest.json");
        assertThat(check().getDefaultBaselineFile().get().getAsFile()).hasName("atomicity-baseline.json");
        assertThat(check().getGroup()).isEqualTo("verification");
    }

    @Test
    void everySettingOfTheExtensionReachesTheTask() {
        extension.getMaxViolations().set(3);
        extension.getFailOn().set("low");
        extension.getIgnoreFailures().set(true);
        extension.getIncludes().add("a.**");
        extension.getExcludes().add("b.**");
        extension.getConflicts().set("dataAndLocks");
        extension.getRegions().set("all");
        extension.getAtomic().add("a.A.b");
        extension.getNonAtomic().add("a.A.c");
        extension.getSpecificationFile().set(project.file("reviewed.txt"));
        extension.getTestTimeout().set(Duration.ofSeconds(7));
        extension.getParallelTests().set(true);
        extension.getShard().set("2/5");
        extension.getPreviousResults().set(project.file("earlier.json"));
        extension.getEffort().set("observe");
        extension.getTimeBudget().set(Duration.ofMinutes(2));
        extension.getReplay().set("0123456789abcdef");
        extension.getSeed().set(9);
        extension.getMinOverlap().set(70);
        extension.getSourceLinks().set("vscode");
        extension.getReports().getSarif().set(false);
        extension.getBaselineFile().set(project.file("known.json"));

        CheckAtomicity check = check();

        assertThat(check.settings())
                .hasToString(
                        "CheckSettings[maxViolations=3, failOn=low, ignoreFailures=true, includes=[a.**], excludes=[b.**],"
                                + " conflicts=dataAndLocks, regions=all, atomic=[a.A.b], nonAtomic=[a.A.c], specificationFile="
                                + project.file("reviewed.txt") + ", leftOut=[], baselineFile="
                                + project.file("known.json") + ", testTimeout=PT7S, tests="
                                + check.getSelectedTests().selection()
                                + ", parallelTests=true, shard=2/5, testsAreAll=true,"
                                + " effort=observe, timeBudget=PT2M, replay=0123456789abcdef, seed=9, minOverlap=70, requested="
                                + check.getSelectedTests().requested() + ", previousResults="
                                + project.file("earlier.json") + ", sourceLinks=vscode]");
        assertThat(check.getReports().getSarif().get()).isFalse();
        assertThat(check.getReports().getHtml().get()).isTrue();
    }

    @Test
    void withoutSettingsTestsAreExecutedAgainAndNothingIsReplayed() {
        assertThat(check().settings().effort()).isEqualTo("provoke");
        assertThat(check().settings().timeBudget()).isNull();
        assertThat(check().settings().replay()).isNull();
        assertThat(check().settings().seed()).isZero();
        assertThat(check().getKeptPlans().get().getAsFile()).isEqualTo(project.file("atomicity-plans"));

        check().setReplayOption("fedcba9876543210");

        assertThat(check().settings().replay()).isEqualTo("fedcba9876543210");
    }

    @Test
    void theCommandForAReplayNamesTheTask() {
        assertThat(GradleSyntax.replayOf(":atomicityCheck").apply("f1")).isEqualTo("gradle atomicityCheck --replay f1");
        assertThat(GradleSyntax.replayOf(":bank:atomicityCheck").apply("f1"))
                .isEqualTo("gradle :bank:atomicityCheck --replay f1");
    }

    @Test
    void theJvmIsThatOfTheTestTaskUnlessTheExtensionSaysOtherwise() {
        test().setMaxHeapSize("300m");
        test().jvmArgs("-XX:+UseSerialGC");
        test().systemProperty("greeting", "hello");
        test().environment("PLACE", "here");
        TestJvmSpec jvm = check().getTestJvm();

        assertThat(jvm.getJvmArgs().get()).contains("-Xmx300m", "-ea", "-XX:+UseSerialGC");
        assertThat(jvm.getSystemProperties().get()).containsEntry("greeting", "hello");
        assertThat(jvm.getEnvironment().get()).isEqualTo(Map.of("PLACE", "here"));

        extension.getJvmArgs().add("-XX:+UseParallelGC");
        extension.getSystemProperties().put("greeting", "bye");
        extension.getEnvironment().put("PLACE", "there");

        assertThat(jvm.getJvmArgs().get())
                .contains("-Xmx300m", "-XX:+UseParallelGC")
                .doesNotContain("-XX:+UseSerialGC");
        assertThat(jvm.getSystemProperties().get()).isEqualTo(Map.of("greeting", "bye"));
        assertThat(jvm.getEnvironment().get()).isEqualTo(Map.of("PLACE", "there"));
    }

    @Test
    void theTestsAreThoseOfTheTestTaskUnlessTheExtensionOrTheCommandLineSaysOtherwise() {
        test().getFilter().includeTestsMatching("bank.*");
        test().useJUnitPlatform(options -> options.includeTags("fast").excludeTags("slow"));
        SelectedTestsSpec tests = check().getSelectedTests();

        assertThat(tests.names()).containsExactly("bank.*");
        assertThat(tests.areAll()).isTrue();
        assertThat(tests.getIncludedTags().get()).containsExactly("fast");
        assertThat(tests.getExcludedTags().get()).containsExactly("slow");

        extension.getTests().add("shop.*");
        extension.getGroups().add("nightly");
        assertThat(tests.names()).containsExactly("shop.*");
        assertThat(tests.areAll()).isFalse();
        assertThat(tests.getIncludedTags().get()).containsExactly("nightly");

        check().setTestsOption(List.of("AccountTest"));
        check().setShardOption("1/3");
        assertThat(tests.names()).containsExactly("AccountTest");
        check().setIgnoreFailuresOption(true);
        assertThat(check().getShard().get()).isEqualTo("1/3");
        assertThat(check().getIgnoreFailures().get()).isTrue();
    }

    @Test
    void whatIsNotHeededIsNamed() {
        assertThat(check().getSelectedTests().getNotHeeded().get()).isEmpty();

        test().useJUnitPlatform(options -> options.includeEngines("junit-jupiter"));
        assertThat(check().getSelectedTests().getNotHeeded().get())
                .singleElement()
                .asString()
                .contains("includeEngines");
    }

    @Test
    void whatTheTestTaskDependsOnComesFirst() {
        project.getTasks().register("startServer");
        test().dependsOn("startServer");

        assertThat(check().getTaskDependencies().getDependencies(check()).toString())
                .contains(":startServer")
                .doesNotContain("task ':test'");
    }

    @Test
    void theDefaultBaselineIsTakenIfItIsThereAndWhatExpiredIsAnInput() throws IOException {
        assertThat(check().knownFindings()).isNull();

        Path file = project.file("atomicity-baseline.json").toPath();
        Files.writeString(file, """
                { "schemaVersion": 1, "findings": [
                  { "fingerprint": "long-ago", "region": "a.A.b", "expires": "2001-01-31" },
                  { "fingerprint": "for-ever", "region": "a.A.c" } ] }
                """);

        assertThat(check().knownFindings()).isEqualTo(file);
        assertThat(check().getExpiredEntries()).containsExactly("long-ago");
        Files.writeString(file, "nonsense");
        assertThat(check().getExpiredEntries()).isEmpty();
    }

    @Test
    void aThresholdThatIsNoNumberIsRefused() {
        RenderReports report = (RenderReports) project.getTasks().getByName("atomicityReport");

        report.setMaxViolationsOption("3");
        assertThat(report.getMaxViolations().get()).isEqualTo(3);
        for (String wrong : List.of("-1", "few")) {
            assertThatThrownBy(() -> report.setMaxViolationsOption(wrong))
                    .hasMessage("--max-violations is '" + wrong + "', but must be a number, 0 or more.");
        }
    }

    @Test
    void checkDependsOnItOnRequest() {
        var check = project.getTasks().getByName("check");
        assertThat(check.getTaskDependencies().getDependencies(check).toString())
                .doesNotContain("atomicityCheck");

        extension.getRunOnCheck().set(true);

        assertThat(check.getTaskDependencies().getDependencies(check).toString())
                .contains(":atomicityCheck");
    }

    @Test
    void anOldJavaIsRefusedAndTheSettingNamed() {
        TestJvmSpec jvm = check().getTestJvm();
        jvm.getJavaLauncher().set(launcher(11, project.getLayout()));

        assertThatThrownBy(() -> jvm.setup(project.files()))
                .isInstanceOf(GradleException.class)
                .hasMessageContaining("The tests run on Java 11, but atomicity-check needs Java 17 or newer")
                .hasMessageContaining("testJvm.javaLauncher = javaToolchains.launcherFor");
        jvm.getJavaLauncher().set(launcher(17, project.getLayout()));
        assertThat(jvm.setup(project.files()).javaHome()).hasFileName("jdk-17");
    }

    private static JavaLauncher launcher(int version, ProjectLayout layout) {
        JavaInstallationMetadata metadata = new JavaInstallationMetadata() {
            @Override
            public JavaLanguageVersion getLanguageVersion() {
                return JavaLanguageVersion.of(version);
            }

            @Override
            public String getJavaRuntimeVersion() {
                return version + ".0.1";
            }

            @Override
            public String getJvmVersion() {
                return version + ".0.1";
            }

            @Override
            public String getVendor() {
                return "none";
            }

            @Override
            public Directory getInstallationPath() {
                return layout.getProjectDirectory().dir("jdk-" + version);
            }

            @Override
            public boolean isCurrentJvm() {
                return false;
            }
        };
        return new JavaLauncher() {
            @Override
            public JavaInstallationMetadata getMetadata() {
                return metadata;
            }

            @Override
            public RegularFile getExecutablePath() {
                return layout.getProjectDirectory().file("jdk-" + version + "/bin/java");
            }
        };
    }
}
