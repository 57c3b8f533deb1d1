package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExpectedResults;
import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project that includes this repository's build uses the plugin from source. */
class PluginFromSourceTest {

    private static final String SETTINGS = """
            pluginManagement {
                includeBuild("%s")
                repositories {
                    mavenCentral()
                }
            }

            rootProject.name = "consumer"
            """;

    private static final String BUILD = """
            plugins {
                id("dev.atomicity.check")
            }

            tasks.named("atomicityAnalyze") {
                traces.from("account.trace")
            }
            """;

    /** T2 writes the balance between the two accesses of T1's transfer. */
    private static final String VIOLATION = """
            T1|begin(Account.transfer)|12
            T1|r(Account@1.balance)|13
            T2|begin(Account.deposit)|20
            T2|w(Account@1.balance)|21
            T2|end(Account.deposit)|22
            T1|w(Account@1.balance)|14
            T1|end(Account.transfer)|15
            """;

    private static final String CLEAN = """
            T1|begin(Account.transfer)|12
            T1|r(Account@1.balance)|13
            T1|w(Account@1.balance)|14
            T1|end(Account.transfer)|15
            T2|begin(Account.deposit)|20
            T2|w(Account@1.balance)|21
            T2|end(Account.deposit)|22
            """;

    @TempDir
    static Path repository;

    @TempDir
    Path consumer;

    @BeforeAll
    static void copyRepository() throws IOException {
        Repository.copyWithGroovyNames(repository);
    }

    @BeforeEach
    void writeConsumer() throws IOException {
        Files.writeString(
                consumer.resolve("settings.gradle"),
                SETTINGS.formatted(repository.toString().replace('\\', '/')));
        Files.writeString(consumer.resolve("build.gradle"), BUILD);
    }

    @Test
    void violationFailsTheBuildAndIsNamed() throws IOException, InterruptedException {
        Files.writeString(consumer.resolve("account.trace"), VIOLATION);

        ExternalProcess gradle = RealGradle.orSkip().run(consumer, "atomicityAnalyze");

        assertThat(gradle.exitCode()).as(gradle.output()).isNotZero();
        assertThat(gradle.output())
                .contains(
                        "Execution failed for task ':atomicityAnalyze'",
                        "1 finding, 0 allowed",
                        "T1#1",
                        "account.trace")
                .contains("maxViolations");
    }

    @Test
    void cleanTracePassesAndIsNotAnalysedTwice() throws IOException, InterruptedException {
        Files.writeString(consumer.resolve("account.trace"), CLEAN);
        RealGradle gradle = RealGradle.orSkip();

        ExternalProcess first = gradle.run(consumer, "--configuration-cache", "atomicityAnalyze");
        assertThat(first.exitCode()).as(first.output()).isZero();
        assertThat(first.output()).contains("Configuration cache entry stored");
        assertThat(consumer.resolve("build/reports/atomicity-traces/traces.json"))
                .isNotEmptyFile();

        ExternalProcess second = gradle.run(consumer, "--configuration-cache", "atomicityAnalyze");
        assertThat(second.exitCode()).as(second.output()).isZero();
        assertThat(second.output())
                .contains("> Task :atomicityAnalyze UP-TO-DATE")
                .contains("Configuration cache entry reused");
    }

    @Test
    void testsAreChecked() throws Exception {
        Fixture fixture = Fixture.named("violating");
        Path project = fixture.copyTo(consumer);
        Files.copy(
                consumer.resolve("settings.gradle"),
                project.resolve("settings.gradle"),
                StandardCopyOption.REPLACE_EXISTING);

        ExternalProcess gradle = RealGradle.orSkip().run(project, "atomicityCheck");

        fixture.checkMessages("gradle", gradle.output());
        new ExpectedResults(fixture).check(project.resolve("build/reports/atomicity"));
    }
}
