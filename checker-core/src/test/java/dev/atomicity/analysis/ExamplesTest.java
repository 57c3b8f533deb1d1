package dev.atomicity.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of the papers, and the faults that published checkers have, with the verdicts worked out by hand. */
class ExamplesTest {
    private static final List<List<String>> NONE = List.of();

    /** What is known about an example: the witnesses are Davida's, one a violation. */
    record Expected(
            String example,
            boolean serializable,
            List<String> violations,
            List<List<String>> witnesses,
            List<List<String>> cycles) {
        @Override
        public String toString() {
            return example;
        }
    }

    static Stream<Expected> expectations() {
        return Stream.of(
                cut("davida-fig2", List.of("T1#1", "T3#2", "T1#1"), List.of("T4#1", "T2#1", "T2#2", "T3#2", "T4#1")),
                cut("davida-table2-case1", List.of("W#1", "V#1", "W#1")),
                cut("davida-table2-case6-captured", List.of("W#1", "U#1", "V#1", "W#1")),
                ring("davida-table2-case6-skipped", "U#1", "V#1", "W#1", "U#1"),
                cut("davida-table2-case11", List.of("W#1", "V#1", "W#1")),
                serializable("davida-table2-case16"),
                serializable("aerodrome-rho1"),
                ring("aerodrome-rho1-prime", "t1#1", "t2#1", "t3#1", "t1#1"),
                cut("aerodrome-rho2", List.of("t1#1", "t2#1", "t1#1")),
                ring("aerodrome-rho3", "t1#1", "t2#1", "t1#1"),
                ring("marathon-fig2", "t1#1", "t3#1", "t2#1", "t1#1"),
                cut("read-write-write", List.of("T1#1", "T2@3", "T1#1"), List.of("T1#2", "T2@8", "T1#2")),
                cut("order-along-the-program", List.of("T1#1", "T2#1", "T2#3", "T1#1")),
                serializable("join-of-idle-thread"),
                serializable("predicted-withdraw"),
                serializable("commit-node-vector"),
                serializable("commit-node-fig4"),
                serializable("commit-node-fig7"),
                serializable("commit-node-two-writes"),
                serializable("commit-node-program-order"),
                serializable("commit-node-read-write-read"),
                cut("events-outside-regions", List.of("T1#1", "T2@3", "T2@4", "T1#1")));
    }

    private static Expected serializable(String example) {
        return new Expected(example, true, List.of(), NONE, NONE);
    }

    @SafeVarargs
    private static Expected cut(String example, List<String>... witnesses) {
        List<List<String>> all = List.of(witnesses);
        return new Expected(
                example, false, all.stream().map(witness -> witness.get(0)).toList(), all, NONE);
    }

    private static Expected ring(String example, String... transactions) {
        return new Expected(example, false, List.of(), NONE, List.of(List.of(transactions)));
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void theOracleSaysWhatTheTextSays(Expected expected) {
        Oracle oracle = Agreement.oracle(Trace.read(Examples.example(expected.example)), Conflicts.DATA_AND_LOCKS);
        assertThat(oracle.serializable()).isEqualTo(expected.serializable);
        assertThat(oracle.violations()).isEqualTo(expected.violations);
        assertThat(expected.witnesses)
                .allMatch(ring ->
                        oracle.provesViolation(ring.stream().map(oracle::named).toList()));
        assertThat(expected.cycles)
                .allMatch(ring ->
                        oracle.provesCycle(ring.stream().map(oracle::named).toList()));
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void davidaFindsTheWitnessesOfTheText(Expected expected) throws TraceException {
        TraceVerdict verdict = analyze(Checker.DAVIDA, expected);
        assertThat(verdict.serializable()).isEqualTo(expected.serializable);
        assertThat(verdict.violations()).isEqualTo(expected.violations);
        assertThat(verdict.witnesses())
                .extracting(TransactionRing::transactions)
                .isEqualTo(expected.witnesses);
        assertThat(verdict.cycles()).extracting(TransactionRing::transactions).isEqualTo(expected.cycles);
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void regionTrackFindsTheViolations(Expected expected) throws TraceException {
        TraceVerdict verdict = analyze(Checker.REGIONTRACK, expected);
        assertThat(verdict.serializable()).isEqualTo(expected.serializable);
        assertThat(verdict.violations()).isEqualTo(expected.violations);
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void aeroDromeAndVelodromeTellWhetherItIsSerializable(Expected expected) throws TraceException {
        assertThat(analyze(Checker.AERODROME, expected).serializable()).isEqualTo(expected.serializable);
        assertThat(analyze(Checker.VELODROME, expected).serializable()).isEqualTo(expected.serializable);
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void allCheckersKeepTheirPromises(Expected expected) {
        Agreement.assertAllAgree(Trace.read(Examples.example(expected.example)));
    }

    @Test
    void everyExampleHasAnExpectation() {
        assertThat(Examples.all())
                .extracting(Examples::nameOf)
                .containsExactlyInAnyOrderElementsOf(
                        expectations().map(Expected::example).toList());
    }

    @Test
    void davidasFigureHas24Events() {
        assertThat(Trace.read(Examples.example("davida-fig2")).events()).hasSize(24);
    }

    private static TraceVerdict analyze(Checker checker, Expected expected) throws TraceException {
        return new TraceAnalysis(checker, Conflicts.DATA_AND_LOCKS).analyze(Examples.example(expected.example));
    }
}
