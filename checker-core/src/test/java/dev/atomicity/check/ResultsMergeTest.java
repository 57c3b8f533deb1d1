package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.Severity;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsMergeTest {
    @TempDir
    private Path directory;

    private static TestResult test(String id, Outcome outcome, String... findings) {
        return TestResult.of(id, "a.ATest", id, outcome, 1, List.of(findings));
    }

    private static FindingResult finding(String fingerprint, State state, String test) {
        return FindingResult.builder(fingerprint)
                .pattern(Pattern.READ_WRITE_WRITE, Severity.HIGH)
                .region("a.A.m")
                .regionPlace("A.java", 1, null)
                .state(state, null)
                .tests(List.of(test))
                .occurrences(2)
                .build();
    }

    private Path write(String name, Map<String, String> settings, TestResult test, FindingResult... findings)
            throws IOException {
        Path folder = directory.resolve(name);
        ResultsFile.write(
                Results.builder()
                        .project(name)
                        .verdict(VerdictState.PASSED)
                        .threshold(0)
                        .ignoreFailures(true)
                        .settings(settings)
                        .tests(List.of(test))
                        .findings(List.of(findings))
                        .staleBaseline(
                                List.of(new StaleEntry("f1", "a.A.m", null), new StaleEntry("f9", "b.B.m", null)))
                        .build(),
                folder.resolve(ResultsFile.NAME));
        return folder;
    }

    @Test
    void findingsOfAllAreOne() throws IOException {
        Path one = write("one", Map.of(), test("t1", Outcome.PASSED, "f1"), finding("f1", State.KNOWN, "t1"));
        Path two = write("two", Map.of(), test("t2", Outcome.PASSED, "f1"), finding("f1", State.NEW, "t2"));
        Results merged = ResultsMerge.of(List.of(one, two.resolve(ResultsFile.NAME)));

        assertThat(merged.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(merged.ignoreFailures()).isFalse();
        assertThat(merged.findings()).hasSize(1);
        assertThat(merged.findings().get(0).tests()).containsExactly("t1", "t2");
        assertThat(merged.findings().get(0).occurrences()).isEqualTo(4);
        assertThat(merged.findings().get(0).state()).isEqualTo(State.NEW);
        assertThat(merged.staleBaseline()).extracting(StaleEntry::fingerprint).containsExactly("f9");
    }

    @Test
    void whatCouldNotBeCheckedAnywhereIsAnError() throws IOException {
        Path one = write("one", Map.of(), test("t1", Outcome.PASSED));
        Path two = write("two", Map.of(), test("t2", Outcome.ERROR));

        assertThat(ResultsMerge.of(List.of(one, two)).verdict()).isEqualTo(VerdictState.ERROR);
    }

    @Test
    void theSameTestOnTwoJdksIsTwoTests() throws IOException {
        Path one = write("jdk17", Map.of(), test("t1", Outcome.PASSED, "f1"), finding("f1", State.NEW, "t1"));
        Path two = write("jdk25", Map.of(), test("t1", Outcome.FAILED));
        Results merged = ResultsMerge.of(List.of(one, two));

        assertThat(merged.tests())
                .extracting(TestResult::displayName)
                .containsExactly("t1 in jdk17 #1", "t1 in jdk25 #2");
        assertThat(merged.findings().get(0).tests())
                .containsExactly(merged.tests().get(0).id());
    }

    @Test
    void numbersOfDirectedExecutionsAreAddedUp() throws IOException {
        Path one = write("one", Map.of(), test("t1", Outcome.PASSED));
        Path two = write("two", Map.of(), test("t2", Outcome.PASSED));
        Path observed = write("three", Map.of(), test("t3", Outcome.PASSED));
        provoke(one, new ProvokeResult(10, 8, 1, 7, 2, 1.5));
        provoke(two, new ProvokeResult(1, 1, 1, 0, 0, 2));

        assertThat(ResultsMerge.of(List.of(one, two, observed)).provoke())
                .isEqualTo(new ProvokeResult(11, 9, 2, 7, 2, 3.5));
        assertThat(ResultsMerge.of(List.of(observed, observed)).provoke()).isNull();
    }

    private static void provoke(Path folder, ProvokeResult numbers) throws IOException {
        Path file = folder.resolve(ResultsFile.NAME);
        ResultsFile.write(ResultsFile.read(file).toBuilder().provoke(numbers).build(), file);
    }

    @Test
    void whatWasObservedAnywhereIsObservedAndKeepsThePlanOfTheOther() throws IOException {
        FindingResult found = finding("f1", State.NEW, "t");
        Path one = write(
                "one",
                Map.of(),
                test("t1", Outcome.PASSED, "f1"),
                found.toBuilder()
                        .discovery(Discovery.PROVOKED)
                        .judgement(Judgement.HARMLESS)
                        .plan("replay f1", "held")
                        .build());
        Path two = write("two", Map.of(), test("t2", Outcome.PASSED, "f1"), found);
        FindingResult merged = ResultsMerge.of(List.of(two, one)).findings().get(0);

        assertThat(merged.discovery()).isEqualTo(Discovery.OBSERVED);
        assertThat(merged.judgement()).isEqualTo(Judgement.HARMLESS);
        assertThat(merged.replay()).isEqualTo("replay f1");
        assertThat(merged.schedule()).isEqualTo("held");
    }

    @Test
    void differentSettingsAreRefused() throws IOException {
        Path one = write("one", Map.of("regions", "entry"), test("t1", Outcome.PASSED));
        Path two = write("two", Map.of("regions", "all"), test("t2", Outcome.PASSED));

        assertThatThrownBy(() -> ResultsMerge.of(List.of(one, two)))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("regions is 'entry'")
                .hasMessageContaining("'all'");
    }

    @Test
    void whoSaysHowManyAreAllowedDecidesAnew() throws IOException {
        Path one = write("one", Map.of(), test("t1", Outcome.PASSED, "f1"), finding("f1", State.NEW, "t1"));
        Path two = write("two", Map.of(), test("t2", Outcome.PASSED, "f2"), finding("f2", State.NEW, "t2"));

        assertThat(ResultsMerge.of(List.of(one), 0, false).verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(ResultsMerge.of(List.of(one, two), 1, false).verdict()).isEqualTo(VerdictState.FAILED);
        Results merged = ResultsMerge.of(List.of(one, two), 2, false);
        assertThat(merged.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(merged.threshold()).isEqualTo(2);
    }

    @Test
    void anotherSchemaIsRefused() throws IOException {
        Path file = write("one", Map.of(), test("t1", Outcome.PASSED)).resolve(ResultsFile.NAME);
        Files.writeString(file, Files.readString(file).replaceFirst("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"));

        assertThatThrownBy(() -> ResultsMerge.of(List.of(file)))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("has schema version 2, and this version reads 1");
    }
}
