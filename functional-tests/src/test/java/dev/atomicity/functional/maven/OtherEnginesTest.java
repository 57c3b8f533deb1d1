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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Test frameworks that bring an engine of their own: their tests are run, told apart and gone on with after one that exits. */
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
                        tuple("is quiet", Outcome.PASSED));
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

        assertThat(build.output()).contains("1 atomicity violation found, 0 allowed");
        Results results = ResultsFile.read(project.resolve("target/atomicity/atomicity.json"));
        assertThat(results.findings())
                .extracting(FindingResult::region, FindingResult::tests)
                .containsExactly(tuple(
                        "bank.Account.deposit",
                        results.tests().stream()
                                .filter(test -> test.displayName().equals("is cut"))
                                .map(TestResult::id)
                                .toList()));
        return results;
    }
}
