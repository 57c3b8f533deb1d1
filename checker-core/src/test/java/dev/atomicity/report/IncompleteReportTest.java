package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.report.html.HtmlReport;
import dev.atomicity.report.sarif.SarifReport;
import dev.atomicity.report.text.Totals;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.ToolVersion;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that were not complete do not look as if all were well. */
class IncompleteReportTest {
    @TempDir
    private Path directory;

    private static Results results(VerdictState verdict, List<String> errors, Outcome... outcomes) {
        List<TestResult> tests = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            String name = "test" + tests.size();
            tests.add(TestResult.of(name, "a.ATest", name, outcome, 1, List.of()));
        }
        return Results.builder()
                .project("bank")
                .verdict(verdict)
                .tests(tests)
                .errors(errors)
                .build();
    }

    private Document page(Results results) throws IOException {
        Path file = directory.resolve("index.html");
        HtmlReport.write(results, file);
        return Jsoup.parse(Files.readString(file));
    }

    @Test
    void theBannerSaysFirstHowManyTestsCouldNotBeChecked() throws IOException {
        Results results = results(VerdictState.ERROR, List.of(), Outcome.PASSED, Outcome.ERROR, Outcome.PASSED);

        assertThat(new Totals(results).reason())
                .isEqualTo("1 of 3 tests could not be checked; nothing was found in the others");
        assertThat(page(results).select(".verdict-words").text())
                .startsWith("Not fully checked 1 of 3 tests could not be checked");
        assertThat(new Totals(results(VerdictState.ERROR, List.of(), Outcome.ERROR)).reason())
                .isEqualTo("1 of 1 test could not be checked; nothing was found");
    }

    @Test
    void aFailedTestIsNotUnderAGreenDot() throws IOException {
        Document page = page(results(
                VerdictState.PASSED, List.of(), Outcome.PASSED, Outcome.FAILED, Outcome.FAILED_ONLY_WHEN_CHECKED));

        assertThat(page.select("nav #others li")).hasSize(1);
        assertThat(page.select("nav ul.tests .dot.failed")).hasSize(2);
        assertThat(page.select("nav ul.tests").text()).contains("failed; nothing found");
    }

    @Test
    void theCrashFileIsLinkedAtTheTop() throws IOException {
        Document page = page(results(
                VerdictState.ERROR,
                List.of("The JVM of the tests crashed in ATest. The crash report is hs_err_pid42.log", "<other>"),
                Outcome.ERROR));

        assertThat(page.select("header .notice.bad a[href=hs_err_pid42.log]").text())
                .isEqualTo("hs_err_pid42.log");
        assertThat(page.select("header .notice.bad li").eachText())
                .containsExactly(
                        "The JVM of the tests crashed in ATest. The crash report is hs_err_pid42.log", "<other>");
    }

    @Test
    void anEmptyShardIsNoVerdict() throws IOException {
        Results results =
                results(VerdictState.NONE, List.of()).toBuilder().shard("3/5").build();

        assertThat(page(results).select(".verdict-words").text()).isEqualTo("No verdict shard 3/5 has no tests");
        assertThat(page(results).select(".facts").text()).contains("shard 3/5");
    }

    @Test
    void sarifSaysWhereToReadAboutTheTool() throws IOException {
        Path file = directory.resolve("atomicity.sarif");
        SarifReport.write(results(VerdictState.PASSED, List.of(), Outcome.PASSED), file);

        assertThat(file).content().contains("\"informationUri\" : \"" + ToolVersion.INFORMATION + "\"");
    }

    @Test
    void theFindingsCanBeDescribedWithoutASecondVerdict() throws IOException {
        ConsoleStyle style = new ConsoleStyle(100, false, true);

        assertThat(ConsoleReport.text(Samples.bank(), style)).contains("atomicity: Failed: ");
        assertThat(ConsoleReport.findings(Samples.bank(), style))
                .contains("1) ")
                .doesNotContain("atomicity: Failed: ");
    }
}
