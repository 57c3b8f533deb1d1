package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.verdict.SettingSyntax;
import dev.atomicity.verdict.VerdictMessage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every report names the same file and the same line for a finding, in the method that it names. */
class FindingPlaceTest {
    @TempDir
    private Path directory;

    @Test
    void theFirstStepIsTheLineIfItIsInTheMethod() throws Exception {
        Results results = Samples.bank();
        for (FindingResult finding : results.findings()) {
            FindingPlace place = FindingPlace.of(finding);
            boolean isInside = (finding.witness().get(0).className() + "."
                            + finding.witness().get(0).method())
                    .equals(finding.region());
            assertThat(place.line())
                    .isEqualTo(isInside ? finding.witness().get(0).line() : finding.regionLine());
        }
    }

    @Test
    void allReportsAgree() throws Exception {
        Results results = Samples.bank();
        Reports.write(results, EnumSet.allOf(ReportKind.class), directory);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CiReports.write(
                results,
                Map.of("GITHUB_ACTIONS", "true", "GITLAB_CI", "true"),
                directory,
                new PrintStream(out, true, StandardCharsets.UTF_8));
        String gitHub = out.toString(StandardCharsets.UTF_8);
        String sarif = Files.readString(directory.resolve("atomicity.sarif"));
        String html = Files.readString(directory.resolve("index.html"));
        SettingSyntax syntax = (name, value) -> name + " = " + value;
        String message = new VerdictMessage(results, null, syntax).failure();
        results.findings().stream()
                .filter(finding -> finding.state().counts())
                .sorted(VerdictMessage.WORST_FIRST)
                .limit(3)
                .forEach(finding -> {
                    FindingPlace place = FindingPlace.of(finding);
                    assertThat(message).contains(finding.region() + " (" + place.text() + ")");
                    assertThat(gitHub).contains("file=" + place.source() + ",line=" + place.line() + ",");
                    assertThat(sarif).contains("\"startLine\" : " + place.line());
                    assertThat(html).contains(place.source() + ":" + place.line());
                });
    }
}
