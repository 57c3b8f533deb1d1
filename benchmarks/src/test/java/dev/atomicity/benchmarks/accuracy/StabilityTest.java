package dev.atomicity.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StabilityTest {
    @TempDir
    private Path folder;

    private Path results;

    @BeforeEach
    void create() throws IOException {
        results = Files.createDirectories(folder.resolve("some tests"));
    }

    /** @param findings as {@code fingerprint region variable} */
    private void run(int number, String... findings) throws IOException {
        String all = Arrays.stream(findings)
                .map(finding -> finding.split(" "))
                .map(parts -> """
                        {"fingerprint": "%s", "kind": "violation", "pattern": "ring", "severity": "high", "region": "%s", "variables": ["%s"],
                         "state": "new", "regionLine": 1, "occurrences": 1}""".formatted((Object[]) parts))
                .collect(Collectors.joining(","));
        Files.writeString(
                Stability.file(results, number),
                "{\"schemaVersion\": 1, \"verdict\": \"failed\", \"findings\": [" + all + "]}");
    }

    private String[] row() throws IOException {
        return Stability.table(folder).lines().skip(2).findFirst().orElseThrow().split(" *\\| *");
    }

    @Test
    void runsWithTheSameFindingsAreStable() throws IOException {
        run(1, "f1 a.B.c B.x", "f2 a.B.d B.y");
        run(2, "f2 a.B.d B.y", "f1 a.B.c B.x");

        assertThat(row()).containsExactly("", "some tests", "2", "2", "2", "2", "0", "0");
    }

    @Test
    void whatIsNewIsAnotherCauseOrAKnownOneInAnotherShape() throws IOException {
        run(1, "f1 a.B.c B.x", "f2 a.B.d B.y");
        run(2, "f3 a.B.c B.x", "f2 a.B.d B.y", "f4 a.B.e B.x", "f5 a.B.c B.z");
        run(3, "f3 a.B.c B.x", "f2 a.B.d B.y");

        assertThat(row()).containsExactly("", "some tests", "3", "2 to 4", "1", "2", "3", "1");
    }

    @Test
    void onlyTheTableIsReplaced() {
        String document = "before\n" + Stability.BEGIN + "\nold\n" + Stability.END + "\nafter\n";

        assertThat(Stability.replaceTable(document, "new\n")).contains("before\n", "\nnew\n", "after\n");
    }
}
