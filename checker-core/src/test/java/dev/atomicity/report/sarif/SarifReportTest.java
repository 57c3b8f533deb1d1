package dev.atomicity.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.Step;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SarifReportTest {
    private final Random random = new Random(5);

    @TempDir
    private Path directory;

    private JsonNode run(long compressedBytes, List<FindingResult> findings) throws IOException {
        Path file = directory.resolve("atomicity.sarif");
        Results results = Results.builder()
                .project("sample")
                .verdict(VerdictState.FAILED)
                .threshold(0)
                .ignoreFailures(false)
                .findings(findings)
                .build();
        SarifReport.write(results, file, compressedBytes);
        return JsonMapper.shared().readTree(Files.readString(file)).at("/runs/0");
    }

    private FindingResult finding(int number, int steps) {
        List<Step> witness = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            String variable = "Account." + Long.toHexString(random.nextLong());
            witness.add(Step.builder()
                    .thread("t" + i % 2, i % 2)
                    .run(1L, "Account.transfer")
                    .operation(Operation.READS, variable)
                    .object(1L)
                    .method("Account", "get")
                    .place("A.java", i, "A.java")
                    .build());
        }
        Severity severity = number % 2 == 0 ? Severity.LOW : Severity.HIGH;
        return FindingResult.builder("f" + number)
                .pattern(Pattern.RING, severity)
                .region("Account.transfer")
                .regionPlace("A.java", 1, "A.java")
                .witness(witness)
                .build();
    }

    private static long compressed(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(Files.readAllBytes(file));
        }
        return bytes.size();
    }

    @Test
    void fileIsCutBeforeItIsTooLargeForGitHub() throws IOException {
        List<FindingResult> findings = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            findings.add(finding(i, 20));
        }
        JsonNode run = run(50_000, findings);

        assertThat(compressed(directory.resolve("atomicity.sarif"))).isBetween(20_000L, 55_000L);
        int written = run.path("results").size();
        assertThat(written).isBetween(50, 399);
        assertThat(run.at("/invocations/0/toolExecutionNotifications/0/message/text")
                        .stringValue())
                .startsWith("the worst " + written + " of 400 findings are in this file");
        assertThat(run.path("results").values().stream()
                        .limit(50)
                        .map(result -> result.path("level").stringValue()))
                .containsOnly("error");
    }

    @Test
    void stepsThatAreLeftOutAreTold() throws IOException {
        JsonNode run = run(9_000_000, List.of(finding(1, 1500), finding(2, 3)));

        int steps = 0;
        for (JsonNode flow : run.at("/results/0/codeFlows/0/threadFlows")) {
            steps += flow.path("locations").size();
        }
        assertThat(steps).isEqualTo(1000);
        assertThat(run.at("/invocations/0/toolExecutionNotifications").size()).isEqualTo(1);
        assertThat(run.at("/invocations/0/toolExecutionNotifications/0/message/text")
                        .stringValue())
                .isEqualTo(
                        "of 1 finding only the first 1000 steps are in this file; all of them are in atomicity.json");
    }

    @Test
    void thereIsAFlowForEachThread() throws IOException {
        JsonNode flows = run(9_000_000, List.of(finding(1, 4))).at("/results/0/codeFlows/0/threadFlows");

        assertThat(flows.values().stream().map(flow -> flow.path("id").stringValue()))
                .containsExactly("t0", "t1");
        assertThat(flows.at("/1/locations/0/executionOrder").intValue()).isEqualTo(2);
    }
}
