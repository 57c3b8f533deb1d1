package dev.atomicity.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class TraceGeneratorTest {
    @TempDir
    Path directory;

    static Stream<Workload> presets() {
        return Workload.presets().stream().map(preset -> preset.withEvents(200_000));
    }

    static Stream<Workload> presetsWithFewAndManyThreads() {
        return presets().flatMap(preset -> Stream.of(preset.withThreads(1), preset, preset.withThreads(1_000)));
    }

    @ParameterizedTest
    @MethodSource("presetsWithFewAndManyThreads")
    void aReaderAcceptsTheTrace(Workload workload) throws IOException, TraceException {
        Path trace = directory.resolve("trace");

        long written = TraceGenerator.write(workload, trace);

        TraceVerdict verdict = new TraceAnalysis(Checker.NONE, Conflicts.DATA_AND_LOCKS).analyze(trace);
        assertThat(verdict.events()).isEqualTo(written);
    }

    @ParameterizedTest
    @MethodSource("presetsWithFewAndManyThreads")
    void theTraceHasAboutAsManyEventsAsAskedFor(Workload workload) throws IOException {
        long written = TraceGenerator.write(workload, new ByteArrayOutputStream());

        // At the end each thread may still leave a critical section and its regions, and is joined.
        assertThat(written).isBetween(workload.events(), workload.events() + 40L * (workload.threads() + 1));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyThreadIsForkedBeforeItsFirstEventAndJoinedAfterItsLast(Workload workload) throws IOException {
        Set<String> alive = new HashSet<>(Set.of("main"));
        Set<String> joined = new HashSet<>();
        for (String line : lines(workload)) {
            String thread = line.substring(0, line.indexOf('|'));
            assertThat(alive).contains(thread);
            if (line.contains("|fork(")) {
                assertThat(alive.add(target(line))).isTrue();
            } else if (line.contains("|join(")) {
                assertThat(alive.remove(target(line))).isTrue();
                joined.add(target(line));
            }
        }
        assertThat(alive).containsExactly("main");
        assertThat(joined).hasSizeGreaterThanOrEqualTo(workload.threads());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyRegionAndEveryLockIsLeft(Workload workload) throws IOException {
        List<String> lines = lines(workload);

        assertThat(count(lines, "|begin(")).isPositive().isEqualTo(count(lines, "|end("));
        assertThat(count(lines, "|acq(")).isPositive().isEqualTo(count(lines, "|rel("));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void variablesOfOneThreadAreTouchedByNoOtherThatIsAlive(Workload workload) throws IOException {
        lines(workload).stream()
                .filter(line -> line.contains("(Request@") && line.startsWith("pool-"))
                .collect(Collectors.groupingBy(
                        TraceGeneratorTest::target,
                        Collectors.mapping(line -> line.substring(0, line.indexOf('|')), Collectors.toSet())))
                .forEach((variable, threads) ->
                        assertThat(places(threads)).as(variable).hasSize(1));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void theSameSeedGivesTheSameBytesAndAnotherSeedOthers(Workload workload) throws IOException {
        byte[] bytes = bytes(workload);

        assertThat(bytes(workload)).isEqualTo(bytes);
        assertThat(bytes(workload.withSeed(7))).isNotEqualTo(bytes);
    }

    @Test
    void manyConflictsCutTransactionsAndFewHardlyAny() throws IOException, TraceException {
        assertThat(violations("many-conflicts")).isGreaterThan(20 * Math.max(1, violations("few-conflicts")));
    }

    @Test
    void unknownWorkloadIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Workload.named("puddle"))
                .hasMessageContaining("puddle")
                .hasMessageContaining("pool");
    }

    @Test
    void tooFewVariablesForTheThreadsAreRefused() {
        Workload workload = Workload.named("pool").withThreads(100);

        assertThatThrownBy(() -> workload.withVariables(1_000)).isInstanceOf(IllegalArgumentException.class);
    }

    private int violations(String name) throws IOException, TraceException {
        Path trace = directory.resolve(name);
        TraceGenerator.write(Workload.named(name).withEvents(500_000), trace);
        return new TraceAnalysis(Checker.DAVIDA, Conflicts.DATA_AND_LOCKS)
                .analyze(trace)
                .violations()
                .size();
    }

    /** Threads that follow each other in one place, each forked after the one before was joined: pool 1, 5, 9 and so on. */
    private static Set<String> places(Set<String> threads) {
        return threads.stream()
                .map(thread -> thread.split("-"))
                .map(parts -> Integer.parseInt(parts[1]) % ThreadPool.POOLS + "-" + parts[3])
                .collect(Collectors.toSet());
    }

    private static String target(String line) {
        return line.substring(line.indexOf('(') + 1, line.indexOf(')'));
    }

    private static long count(List<String> lines, String part) {
        return lines.stream().filter(line -> line.contains(part)).count();
    }

    private List<String> lines(Workload workload) throws IOException {
        Path trace = directory.resolve("lines");
        TraceGenerator.write(workload, trace);
        return Files.readAllLines(trace, StandardCharsets.US_ASCII);
    }

    private static byte[] bytes(Workload workload) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TraceGenerator.write(workload, out);
        return out.toByteArray();
    }
}
