package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.atomicity.benchmarks.Quartiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CostResultsTest {
    @TempDir
    Path folder;

    private CostResults results;

    @BeforeEach
    void measure() throws IOException {
        results = CostResults.read(folder);
    }

    @Test
    void whatWasMeasuredIsReadAgain() throws IOException {
        pair("kernels", "sor", 1, 3);
        results.fact("kernels", "", "machine", "2 processors");
        results.write("kernels");

        CostResults read = CostResults.read(folder);

        assertThat(read.comparisons("kernels")).isEqualTo(results.comparisons("kernels"));
        assertThat(read.fact("kernels", "", "machine")).isEqualTo("2 processors");
    }

    @Test
    void aRatioIsTakenWithinEachRound() {
        pair("kernels", "sor", 1, 2);
        pair("kernels", "sor", 10, 40);

        Comparison comparison = results.comparisons("kernels").get(0);

        assertThat(comparison.cpuRatio()).isEqualTo(Quartiles.of(List.of(2.0, 4.0)));
        assertThat(comparison.addedSeconds().median()).isEqualTo(15.5);
    }

    @Test
    void aRoundThatWasInterruptedDoesNotCount() {
        pair("kernels", "sor", 1, 2);
        results.add(new Sample("kernels", "sor", false, new Usage(9, 9)));
        results.add(new Sample("kernels", "tsp", false, new Usage(9, 9)));

        assertThat(results.comparisons("kernels")).hasSize(1);
        assertThat(results.comparisons("kernels").get(0).cpuRatio().third()).isEqualTo(2);
    }

    @Test
    void aPartIsForgottenBeforeItIsMeasuredAgain() {
        pair("kernels", "sor", 1, 2);
        pair("load", "h2", 1, 2);
        results.fact("kernels", "sor", "a", "b");

        results.forget("kernels");

        assertThat(results.has("kernels")).isFalse();
        assertThat(results.has("load")).isTrue();
        assertThat(results.fact("kernels", "sor", "a")).isEmpty();
    }

    @Test
    void theMeanIsGeometric() {
        pair("kernels", "sor", 1, 2);
        pair("kernels", "tsp", 1, 8);

        assertThat(Comparison.geometricMean(
                        results.comparisons("kernels"), each -> each.cpuRatio().median()))
                .isCloseTo(4, within(1e-9));
    }

    private void pair(String part, String program, double without, double with) {
        results.add(new Sample(part, program, false, new Usage(without, 100)));
        results.add(new Sample(part, program, true, new Usage(with, 150)));
    }
}
