package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.report.html.HtmlReport;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.Verdict;
import dev.atomicity.verdict.VerdictMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was exercised, as people read it. */
class CoverageReportTest {
    private static final ConsoleStyle PLAIN = new ConsoleStyle(160, false, true);

    @TempDir
    private Path directory;

    private String page(Results results) throws IOException {
        Path file = directory.resolve("index.html");
        HtmlReport.write(results, file);
        return Files.readString(file);
    }

    @Test
    void theConsoleSaysItInOneLine() throws IOException {
        assertThat(ConsoleReport.text(Samples.exercised(), PLAIN))
                .contains("atomicity: 4 tests, 2 with several threads; 5 methods, 3 on shared data, 2 overlapped;"
                        + " never at the same time: PriceCache.reload\n");
    }

    @Test
    void thePageHasATableAndAPicture() throws IOException {
        assertThat(page(Samples.exercised()))
                .contains("<a href=\"#coverage\">What was exercised</a>")
                .contains("<th scope=\"row\"><code>shop.PriceCache</code></th><td data-counts=\"methods\">4</td>"
                        + "<td data-counts=\"on shared data\">3</td><td data-counts=\"overlapped\">2</td>"
                        + "<td data-names=\"never at the same time:\">reload</td>")
                .contains("Which methods of <code>shop.PriceCache</code> ran at the same time")
                .contains("class=\"cell-both\" title=\"at the same time, in both orders\"");
    }

    @Test
    void nothingExercisedIsNotGreen() throws IOException {
        CoverageResult nothing = CoverageResult.of(
                1, 0, Set.of("a.Counter.add", "a.Counter.get"), List.of(), 0, new CoverageResult.PlacePairs(0, 0, 0));
        Results results = Samples.exercised().toBuilder()
                .coverage(nothing)
                .minOverlap(null)
                .build();

        assertThat(page(results))
                .contains("<div class=\"verdict unexercised\">")
                .contains("Nothing concurrent was exercised")
                .contains("new Thread(() -&gt; shared.add(");
        assertThat(ConsoleReport.text(results, PLAIN)).contains("atomicity: Nothing exercised: nothing was found");
        assertThat(new VerdictMessage(results, null, (setting, value) -> setting + " = " + value).summary())
                .contains("Nothing concurrent was exercised");
    }

    @Test
    void tooLittleOverlapIsAFailureWithAReason() {
        Results enough = Verdict.withOverlap(Samples.exercised());
        Results tooLittle = Verdict.withOverlap(
                Samples.exercised().toBuilder().minOverlap(70).build());

        assertThat(enough.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(tooLittle.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(new VerdictMessage(tooLittle, null, (setting, value) -> setting + " = " + value).failure())
                .isEqualTo(
                        "2 of 3 methods on shared data (66 %) ran at the same time as another one, and minOverlap is 70 %."
                                + " Never at the same time: PriceCache.reload.\nAdd tests in which threads call these methods at the"
                                + " same time, or set minOverlap = 66.");
    }
}
