package dev.atomicity.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.analysis.TransactionRing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceThresholdTest {
    private static final TraceVerdict CLEAN =
            new TraceVerdict("clean.trace", Checker.DAVIDA, 4, true, List.of(), List.of(), List.of());
    private static final TraceVerdict TWO_CUT = new TraceVerdict(
            "cut.trace",
            Checker.DAVIDA,
            24,
            false,
            List.of("T1#1", "T4#1"),
            List.of(ring("T1#1", "T2#2", "T3#2", "T1#1"), ring("T4#1", "T2@17", "T4#1")),
            List.of());
    private static final TraceVerdict TWO_CYCLES = new TraceVerdict(
            "ring.trace",
            Checker.DAVIDA,
            12,
            false,
            List.of(),
            List.of(),
            List.of(ring("T1#1", "T2#1", "T1#1"), ring("T1#2", "T2#2", "T3#1", "T4#1", "T1#2")));

    private static TransactionRing ring(String... transactions) {
        List<TransactionRing.Link> links = new ArrayList<>();
        for (int i = 1; i < transactions.length; i++) {
            links.add(new TransactionRing.Link(
                    new TransactionRing.Step(transactions[i - 1], 1), new TransactionRing.Step(transactions[i], 2)));
        }
        return new TransactionRing(links);
    }

    @Test
    void nothingFoundPasses() {
        assertThat(new TraceThreshold(0).excess(List.of(CLEAN))).isEmpty();
    }

    @Test
    void asManyAsAllowedPass() {
        assertThat(new TraceThreshold(2).excess(List.of(CLEAN, TWO_CUT))).isEmpty();
    }

    @Test
    void cyclesCountLikeViolations() {
        assertThat(new TraceThreshold(3).excess(List.of(TWO_CUT, TWO_CYCLES))).isPresent();
        assertThat(new TraceThreshold(4).excess(List.of(TWO_CUT, TWO_CYCLES))).isEmpty();
    }

    @Test
    void theThreeShortestRingsAreShownWithTheirTraces() {
        assertThat(new TraceThreshold(1).excess(List.of(TWO_CYCLES, TWO_CUT))).hasValue("""
                        4 findings, 1 allowed:
                          cut.trace: T4#1 was interrupted: T4#1 -> T2@17 -> T4#1
                          ring.trace: cycle: T1#1 -> T2#1 -> T1#1
                          cut.trace: T1#1 was interrupted: T1#1 -> T2#2 -> T3#2 -> T1#1
                          and 1 more""");
    }

    @Test
    void aViolationWithoutWitnessIsShownAllTheSame() {
        TraceVerdict bare =
                new TraceVerdict("bare.trace", Checker.REGIONTRACK, 6, false, List.of("T1#1"), List.of(), List.of());
        assertThat(new TraceThreshold(0).excess(List.of(bare)))
                .hasValue("1 finding, 0 allowed:\n  bare.trace: T1#1 was interrupted");
    }

    @Test
    void aTraceThatIsNotSerializableCountsOnceIfNothingElseIsKnown() {
        TraceVerdict bare =
                new TraceVerdict("bare.trace", Checker.AERODROME, 6, false, List.of(), List.of(), List.of());
        assertThat(new TraceThreshold(0).excess(List.of(bare)))
                .hasValue("1 finding, 0 allowed:\n  bare.trace: not serializable");
    }

    @Test
    void aNegativeNumberIsRefused() {
        assertThatThrownBy(() -> new TraceThreshold(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
