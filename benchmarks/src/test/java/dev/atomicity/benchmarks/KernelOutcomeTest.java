package dev.atomicity.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class KernelOutcomeTest {
    @Test
    void onlyTheSecondHalfOfTheRunsCounts() {
        KernelOutcome outcome = KernelOutcome.parse(
                "sor",
                4,
                List.of("run 9 8 77", "run 7 6 77", "run 5 4 77", "run 3 2 77", "process 30000", "peak 2048"));

        assertThat(outcome).isEqualTo(new KernelOutcome(List.of(5.0, 3.0), List.of(4.0, 2.0), "77", 30_000, 2048));
    }

    @Test
    void aRunThatComputedSomethingElseIsAnError() {
        assertThatThrownBy(() -> KernelOutcome.parse(
                        "sor", 2, List.of("run 9 8 77", "run 7 6 78", "process 30000", "peak 2048")))
                .hasMessageContaining("78 instead of 77");
    }

    @Test
    void aProcessThatEndedEarlyIsAnError() {
        assertThatThrownBy(() -> KernelOutcome.parse("sor", 2, List.of("run 9 8 77")))
                .hasMessageContaining("sor did not run to its end");
    }
}
