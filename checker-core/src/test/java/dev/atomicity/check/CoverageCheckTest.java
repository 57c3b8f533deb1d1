package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.report.ConsoleReport;
import dev.atomicity.report.ConsoleStyle;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the tests exercised, measured in a real run. */
@Tag("slow")
class CoverageCheckTest {
    @TempDir
    Path directory;

    @Test
    void saysWhatRanAtTheSameTimeAndWhatDidNot() throws Exception {
        CheckedProject project = new CheckedProject(directory, "exercised/main", "exercised/tests");
        Results results = project.check();

        CoverageResult coverage = results.coverage();
        assertThat(coverage.tests()).isEqualTo(3);
        assertThat(coverage.concurrentTests()).isEqualTo(2);
        assertThat(coverage.called())
                .containsExactly(
                        "stock.Stock.add",
                        "stock.Stock.items",
                        "stock.Stock.order",
                        "stock.Stock.orders",
                        "stock.Stock.reset");
        assertThat(coverage.sharedMethods()).isEqualTo(5);
        assertThat(coverage.neverOverlapped())
                .containsExactly("stock.Stock.order", "stock.Stock.orders", "stock.Stock.reset");
        assertThat(coverage.pairs())
                .anySatisfy(pair -> {
                    assertThat(pair.one()).isEqualTo("stock.Stock.add");
                    assertThat(pair.other()).isEqualTo("stock.Stock.items");
                    assertThat(pair.seen().isTogether()).isTrue();
                })
                .contains(new MethodPair("stock.Stock.order", "stock.Stock.orders", Overlap.NEVER));
        assertThat(results.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(results.exercisesNothing()).isFalse();
    }

    @Test
    void aRunOfOneThreadIsNotShownAsGood() throws Exception {
        Results results = new CheckedProject(directory, "alone/main", "alone/tests").check();

        assertThat(results.exercisesNothing()).isTrue();
        assertThat(ConsoleReport.text(results, new ConsoleStyle(120, false, true)))
                .contains("1 test, 0 with several threads; 2 methods, 0 on shared data, 0 overlapped")
                .contains("Nothing exercised")
                .contains("Counter shared = new Counter(/* ... */);");
    }

    @Test
    void tooLittleOverlapFails() throws Exception {
        CheckedProject project = new CheckedProject(directory, "exercised/main", "exercised/tests");
        project.minOverlap = 60;
        Results results = project.check();

        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.coverage().tooLow(60))
                .startsWith("2 of 5 methods on shared data (40 %) ran at the same time as another one")
                .contains("minOverlap is 60 %");
    }
}
