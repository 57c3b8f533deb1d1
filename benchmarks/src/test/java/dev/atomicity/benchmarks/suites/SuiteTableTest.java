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

        String row =
                SuiteTable.table(List.of(library)).lines().skip(2).findFirst().orElseThrow();

        assertThat(row.split(" *\\| *"))
                .containsExactly("", "some-library", "4", "2", "2", "1", "1", "3", "1", "1", "2", "7", "9");
    }

    @Test
    void onlyTheTableIsReplaced() {
        String document = "before\n" + SuiteTable.BEGIN + "\nold\n" + SuiteTable.END + "\nafter\n";

        assertThat(SuiteTable.replaceTable(document, "new\n"))
                .isEqualTo("before\n" + SuiteTable.BEGIN + "\nnew\n" + SuiteTable.END + "\nafter\n");
    }

    @Test
    void aDocumentWithoutAPlaceForTheTableIsRefused() {
        assertThatThrownBy(() -> SuiteTable.replaceTable("text", "table")).hasMessageContaining(SuiteTable.BEGIN);
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
