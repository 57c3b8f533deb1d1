package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.UnjudgedResult;
import dev.atomicity.results.VerdictState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What could not be judged is named in each report, and fails no build. */
class UnjudgedReportTest {
    private static final String SENTENCE = "2 transactions in AccountTest › deep could not be judged: "
            + "StackOverflowError in com.acme.Cache.get (reads Cache.map)";

    @TempDir
    private Path directory;

    static Results results() {
        TestResult test = Samples.test("t1", "deep", List.of());
        return Results.builder()
                .project("sample")
                .verdict(VerdictState.PASSED)
                .threshold(0)
                .ignoreFailures(false)
                .tests(List.of(test))
                .unjudged(List.of(
                        new UnjudgedResult(
                                "t1", 2, "java.lang.StackOverflowError", "com.acme.Cache.get", "reads Cache.map"),
                        new UnjudgedResult(null, 1, "java.lang.OutOfMemoryError", null, null)))
                .build();
    }

    @Test
    void theConsoleNamesTestCauseAndPlace() {
        String text = ConsoleReport.text(results(), new ConsoleStyle(160, false, true));
        assertThat(text)
                .contains("atomicity: " + SENTENCE)
                .contains("atomicity: 1 transaction outside of tests could not be judged: OutOfMemoryError");
    }

    /** The name of a class of the checker says nothing to its users. */
    @Test
    void aLimitOfTheCheckerIsExplained() {
        Results limited = results().toBuilder()
                .unjudged(List.of(new UnjudgedResult("t1", 4, "dev.atomicity.checker.CheckerLimit", null, null)))
                .build();

        assertThat(ConsoleReport.text(limited, new ConsoleStyle(200, false, true)))
                .contains("4 transactions in AccountTest › deep could not be judged:"
                        + " a thread was started in the middle of them, or a limit of the checker was reached");
    }

    @Test
    void thePageNamesThemAmongItsNotes() throws Exception {
        Reports.write(results(), EnumSet.of(ReportKind.HTML), directory);
        assertThat(Files.readString(directory.resolve("index.html"))).contains(SENTENCE);
    }

    @Test
    void theFileHasThem() throws Exception {
        Path file = directory.resolve(ResultsFile.NAME);
        ResultsFile.write(results(), file);
        assertThat(ResultsFile.read(file)).isEqualTo(results());
    }
}
