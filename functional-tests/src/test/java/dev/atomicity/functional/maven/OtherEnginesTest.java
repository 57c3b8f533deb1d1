package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Test frameworks that bring an engine of their own: their tests are run, distinguished, continued after one that exits, and executed again to
 * provoke violations.
 */
class OtherEnginesTest {
    private static final String PLUGIN =
            "dev.atomicity:atomicity-maven-plugin:" + System.getProperty("project.version");

    @TempDir
    private Path folder;

    @Test
    void spock() throws Exception {
        Results results = check("spock");

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .contains(
                        tuple("is cut", Outcome.PASSED),
                        tuple("is provoked", Outcome.PASSED),
                        tuple("row 1", Outcome.PASSED),
                        tuple("row 2", Outcome.ERROR),
                        tuple("row 3", Outcome.PASSED));
        assertThat(results.errors()).isEmpty();
    }

    @Test
    void kotest() throws Exception {
        Results results = check("kotest");

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .containsExactlyInAnyOrder(
                        tuple("is cut", Outcome.PASSED),
                        tuple("exits", Outcome.ERROR),
                        tuple("is quiet", Outcome.PASSED),
                        tuple("is provoked", Outcome.PASSED));
        assertThat(results.errors())
                .containsExactly(
                        "The tests of bank.AccountTest that follow 'exits' were not run: their engine cannot run"
                                + " them without it.");
    }

    /** The production code is that of another project. */
    private Results check(String engine) throws IOException, InterruptedException {
        Path project = Fixture.named("violating").copyTo(folder);
        Files.delete(project.resolve("src/test/java/bank/AccountTest.java"));
        Path source =
                Path.of(System.getProperty("atomicity.root"), "functional-tests/src/test/resources/engines", engine);
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = project.resolve(source.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.deleteIfExists(copy);
                Files.copy(file, copy);
            }
        }
        ExternalProcess build =
                RealMaven.installed(PluginRepository.createOrSkip()).run(project, "test-compile", PLUGIN + ":check");

        assertThat(build.output()).contains("2 findings, 0 allowed");
        Results results = ResultsFile.read(project.resolve("target/atomicity/atomicity.json"));
        assertThat(results.findings())
                .extracting(FindingResult::region, FindingResult::tests)
                .containsExactlyInAnyOrder(
                        tuple("bank.Account.deposit", idsOf(results, "is cut")),
                        tuple("bank.Numbers.next", idsOf(results, "is provoked")));
        assertThat(results.findings())
                .filteredOn(finding -> finding.region().equals("bank.Numbers.next"))
                .as("its test was executed again, alone, and can be replayed")
                .allMatch(finding -> finding.replay() != null);
        return results;
    }

    private static List<String> idsOf(Results results, String displayName) {
        return results.tests().stream()
                .filter(test -> test.displayName().equals(displayName))
                .map(TestResult::id)
                .toList();
    }
}
