package dev.atomicity.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.random.SeededTraces;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TraceChecker.Link;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rings are as short as the checker can make them. That they are real is what {@link Agreement} holds against the oracle for
 * every trace; how long they need to be is what the oracle finds by looking at all paths.
 */
@Tag("slow")
class ShortRingsTest {
    @TempDir
    Path directory;

    /** The shadow of x has only the last write, so the ring comes back through every thread that wrote. */
    @Test
    void whoOverwritesAWriteReplacesItInTheRing() throws IOException {
        assertThat(witnessOf("T1|begin(a)", "T1|r(x)", "T2|w(x)", "T3|w(x)", "T4|w(x)", "T1|w(x)", "T1|end(a)"))
                .containsExactly("2 -> 5", "5 -> 6");
    }

    @Test
    void aWriteThatWasOverwrittenBeforeItWasReadIsFollowedAllTheSame() throws IOException {
        assertThat(witnessOf("T1|begin(a)", "T1|w(x)", "T2|w(x)", "T3|r(x)", "T3|w(y)", "T1|r(y)", "T1|end(a)"))
                .containsExactly("2 -> 4", "5 -> 6");
    }

    /** The last thread wrote what the first one had written, though it came to the last one by way of y. */
    @Test
    void firstAndLastThreadConflictDirectly() throws IOException {
        assertThat(witnessOf(
                        "T1|begin(a)", "T1|w(x)", "T2|r(x)", "T2|w(y)", "T3|r(y)", "T3|w(x)", "T1|r(x)", "T1|end(a)"))
                .containsExactly("2 -> 6", "6 -> 7");
    }

    /** The other thread wrote twice, in two calls: the second one alone proves it. */
    @Test
    void oneCallOfTheOtherThreadIsEnough() throws IOException {
        assertThat(witnessOf(
                        "T1|begin(a)",
                        "T1|r(x)",
                        "T2|begin(b)",
                        "T2|w(x)",
                        "T2|end(b)",
                        "T2|begin(b)",
                        "T2|w(x)",
                        "T2|end(b)",
                        "T1|r(x)",
                        "T1|end(a)"))
                .containsExactly("2 -> 7", "7 -> 9");
    }

    /** Two reads do not conflict: here the thread between them is needed. */
    @Test
    void nothingIsLeftOutBetweenTwoReads() throws IOException {
        assertThat(witnessOf("T1|begin(a)", "T1|r(x)", "T2|w(x)", "T3|r(x)", "T3|w(y)", "T1|w(y)", "T1|end(a)"))
                .containsExactly("2 -> 3", "3 -> 4", "5 -> 6");
    }

    /** A lock that is held by one thread after the other orders the first and the last of them too. */
    @Test
    void aLockIsHandedOverAcrossThreads() throws IOException {
        assertThat(witnessOf(
                        "T1|begin(a)",
                        "T1|acq(l)",
                        "T1|rel(l)",
                        "T2|acq(l)",
                        "T2|rel(l)",
                        "T3|acq(l)",
                        "T3|rel(l)",
                        "T3|w(y)",
                        "T1|r(y)",
                        "T1|w(y)",
                        "T1|end(a)"))
                .containsExactly("3 -> 6", "8 -> 9");
    }

    /** T3 follows both readers of y. Which of them is entered first must not depend on their places in the set. */
    @ParameterizedTest
    @CsvSource({"A, B, C", "A, C, B", "B, A, C", "B, C, A", "C, A, B", "C, B, A"})
    void theTransactionItselfComesBeforeWhatItReaches(String first, String second, String third) throws IOException {
        assertThat(witnessOf(
                        "A|r(a)",
                        "B|r(b)",
                        "C|r(c)",
                        first + "|begin(a)",
                        first + "|r(x)",
                        first + "|r(y)",
                        second + "|w(x)",
                        second + "|r(y)",
                        third + "|w(y)",
                        first + "|r(y)",
                        first + "|end(a)"))
                .containsExactly("6 -> 9", "9 -> 10");
    }

    /** A ring that cuts nobody: T2 is dropped from it, because T1 conflicts with T3 on the same variable. */
    @Test
    void aCycleIsShortenedToo() throws IOException {
        TraceChecker checked = check(
                Conflicts.DATA,
                "T1|begin(a)",
                "T2|begin(b)",
                "T3|begin(c)",
                "T3|r(y)",
                "T1|w(x)",
                "T2|w(x)",
                "T3|w(x)",
                "T3|end(c)",
                "T2|end(b)",
                "T1|w(y)",
                "T1|end(a)");
        assertThat(checked.violations()).isEmpty();
        assertThat(checked.cycles()).hasSize(1);
        assertThat(numbers(checked.cycles().get(0))).containsExactlyInAnyOrder("5 -> 7", "4 -> 10");
    }

    /** Without shortcuts 76, 45 and 84 of 100 were the shortest. */
    @ParameterizedTest
    @CsvSource({"DATA", "DATA_AND_LOCKS"})
    void nearlyAllRingsAreTheShortest(Conflicts conflicts) {
        assertThat(shareOfShortest(conflicts, SeededTraces::trace, TraceCount.get()))
                .isGreaterThan(98);
        assertThat(shareOfShortest(conflicts, SeededTraces::wideTrace, TraceCount.get() / 50))
                .isGreaterThan(90);
        assertThat(shareOfShortest(conflicts, SeededTraces::relayTrace, TraceCount.get() / 5))
                .isGreaterThan(98);
    }

    private static double shareOfShortest(Conflicts conflicts, LongFunction<Trace> traces, int count) {
        AtomicLong rings = new AtomicLong();
        AtomicLong shortest = new AtomicLong();
        LongStream.range(0, count).parallel().mapToObj(traces).forEach(trace -> {
            Oracle oracle = Agreement.oracle(trace, conflicts);
            Checks.run(Checker.DAVIDA, conflicts, trace).violations().forEach(violation -> {
                List<Link> ring = violation.witness();
                int possible =
                        oracle.shortestRing(ring.get(ring.size() - 1).sink().event());
                assertThat(ring).as("%s", trace).hasSizeGreaterThanOrEqualTo(possible);
                rings.incrementAndGet();
                shortest.addAndGet(ring.size() == possible ? 1 : 0);
            });
        });
        return 100.0 * shortest.get() / rings.get();
    }

    /** The one witness, as pairs of events. */
    private List<String> witnessOf(String... events) throws IOException {
        TraceChecker checked = check(Conflicts.DATA_AND_LOCKS, events);
        assertThat(checked.violations()).hasSize(1);
        return numbers(checked.violations().get(0).witness());
    }

    private TraceChecker check(Conflicts conflicts, String... events) throws IOException {
        Path file = directory.resolve("ring.trace");
        Files.writeString(file, String.join("|0\n", events) + "|0\n");
        Trace trace = Trace.read(file);
        Agreement.assertAllAgree(trace);
        return Checks.run(Checker.DAVIDA, conflicts, trace);
    }

    private static List<String> numbers(List<Link> ring) {
        return ring.stream()
                .map(link -> link.source().event() + " -> " + link.sink().event())
                .toList();
    }
}
