package dev.atomicity.benchmarks.suites;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteTableTest {
    @TempDir
    Path folder;

    @Test
    void aRowComparesTheRunsWithAndWithoutTheCheck() throws IOException {
        Path library = folder.resolve("some-library");
        write(library.resolve("target/surefire-reports/TEST-a.xml"), """
                <testsuite name="a" tests="5" errors="1" skipped="1" failures="1"/>
                """);
        write(library.resolve("target/atomicity/atomicity.json"), """
                {"schemaVersion": 1, "verdict": "passed", "tests": [
                  {"id": "1", "outcome": "passed"},
                  {"id": "2", "outcome": "failed"},
                  {"id": "3", "outcome": "failedOnlyWhenChecked"},
                  {"id": "4", "outcome": "error"}],
                 "findings": [%s, %s, %s, %s],
                 "unjudged": [{"test": "1", "transactions": 3, "cause": "java.lang.StackOverflowError"}]}
                """.formatted(
                        finding("high"), finding("medium"), finding("low"), finding("low")));
        write(library.resolve("seconds-without"), "7\n");
        write(library.resolve("seconds-with"), "9\n");

        assertThat(rows(SuiteTable.update(document(""), List.of(library))))
                .containsExactly("some-library observe 4 2 2 1 1 3 1 1 2 7 9");
    }

    @Test
    void rowsOfSuitesThatWereNotRunStay() throws IOException {
        Path again = folder.resolve("again");
        write(again.resolve("target/atomicity/atomicity.json"), """
                {"schemaVersion": 1, "verdict": "passed", "provoke": {"candidates": 1},
                 "tests": [{"id": "1", "outcome": "passed"}, {"id": "2", "outcome": "skipped"}]}
                """);
        write(again.resolve("seconds-with"), "3\n");
        String old = """
                | library | columns |
                | --- | --- |
                | again | observe | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 |
                | other columns | 5 |
                | not run | observe | 1 |  | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 |
                """;

        String updated = SuiteTable.update(document(old), List.of(again));

        assertThat(rows(updated))
                .containsExactly("again provoke 1  0 0 0 0 0 0 0  3", "not run observe 1  3 4 5 6 7 8 9 10 11");
        assertThat(updated).startsWith("before\n" + SuiteTable.BEGIN).endsWith(SuiteTable.END + "\nafter\n");
    }

    @Test
    void aDocumentWithoutAPlaceForTheTableIsRefused() {
        assertThatThrownBy(() -> SuiteTable.update("text", List.of())).hasMessageContaining(SuiteTable.BEGIN);
    }

    private static String document(String table) {
        return "before\n" + SuiteTable.BEGIN + "\n" + table + SuiteTable.END + "\nafter\n";
    }

    private static List<String> rows(String document) {
        return document.lines()
                .filter(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> String.join(" ", line.substring(1).strip().split(" *\\| *")))
                .toList();
    }

    private static String finding(String severity) {
        return """
                {"fingerprint": "%1$s", "kind": "violation", "pattern": "ring", "severity": "%1$s", "state": "new"}
                """.formatted(severity);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
