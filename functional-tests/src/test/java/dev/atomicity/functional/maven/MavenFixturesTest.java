package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExpectedResults;
import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fixture, as modules of one build: one start of Maven, and each module goes its own way. */
class MavenFixturesTest {
    @TempDir
    private static Path folder;

    private static ExternalProcess build;

    static List<String> names() throws IOException {
        return Fixture.names();
    }

    @BeforeAll
    static void buildAll() throws IOException, InterruptedException {
        RealMaven maven = RealMaven.installed(PluginRepository.createOrSkip());
        Path projects = Files.createDirectories(folder.resolve("projects"));
        for (String name : names()) {
            Fixture.named(name).copyTo(projects);
        }
        Files.writeString(projects.resolve("pom.xml"), aggregator(names()));
        build = maven.run(projects, "-fae", "-T2", "verify");
    }

    private static String aggregator(List<String> modules) {
        return modules.stream()
                .map(module -> "<module>" + module + "</module>")
                .collect(Collectors.joining(
                        "\n",
                        "<project><modelVersion>4.0.0</modelVersion><groupId>fixture</groupId><artifactId>all</artifactId>"
                                + "<version>1</version><packaging>pom</packaging><modules>",
                        "</modules></project>\n"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void endsAsExpected(String name) throws Exception {
        Fixture fixture = Fixture.named(name);
        Path project = fixture.checkedProject(folder.resolve("projects").resolve(name));

        fixture.checkMessages("maven", build.output());
        assertThat(statusOf(project.getFileName().toString()))
                .as("end of the build of %s in%n%s", name, build.output())
                .isEqualTo(fixture.buildSucceeds() ? "SUCCESS" : "FAILURE");
        new ExpectedResults(fixture).check(project.resolve("target").resolve("atomicity"));
    }

    /** As the summary at the end says. */
    private static String statusOf(String module) {
        Matcher line = Pattern.compile("(?m)^\\[INFO] " + Pattern.quote(module) + "(?: 1)? \\.+ (\\w+)")
                .matcher(build.output());
        assertThat(line.find()).as("%s in %s", module, build.output()).isTrue();
        return line.group(1);
    }

    @Test
    void jacocoStillCovers() {
        assertThat(folder.resolve("projects/jacoco/target/jacoco.exec")).isNotEmptyFile();
    }

    @Test
    void verdictsAreFailuresAndBrokenChecksAreErrors() {
        assertThat(failureOf("violating")).contains("1 finding");
        assertThat(failureOf("crash")).contains("The atomicity check is incomplete");
        assertThat(build.output()).contains("MojoFailureException", "MojoExecutionException");
    }

    private static String failureOf(String module) {
        return build.output()
                .lines()
                .filter(line -> line.startsWith("[ERROR] Failed to execute goal")
                        && line.contains("on project " + module + ":"))
                .collect(Collectors.joining("\n"));
    }
}
