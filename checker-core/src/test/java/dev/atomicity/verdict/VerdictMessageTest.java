package dev.atomicity.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictMessageTest {
    @Test
    void aCleanRunSaysHowManyTestsItRan() {
        assertThat(message(0, List.of(), List.of(), Outcome.PASSED, Outcome.SKIPPED)
                        .summary())
                .isEqualTo("Atomicity check passed: 1 test, no findings.\nSee the report at: address");
    }

    @Test
    void whatIsAllowedOrKnownIsCounted() {
        List<FindingResult> findings =
                List.of(finding(State.NEW), finding(State.NEW), finding(State.KNOWN), finding(State.SUPPRESSED));

        assertThat(message(2, findings, List.of(), Outcome.PASSED, Outcome.PASSED)
                        .summary())
                .contains("2 tests, 2 findings, 2 allowed, 2 known or suppressed.");
    }

    @Test
    void staleEntriesAreNamed() {
        List<StaleEntry> stale = List.of(new StaleEntry("f", "bank.Account.deposit", null));

        assertThat(message(0, List.of(), stale, Outcome.PASSED).summary())
                .contains("For information: 1 entry of the baseline did not happen in this run: bank.Account.deposit.");
        assertThat(message(0, List.of(finding(State.NEW)), stale, Outcome.PASSED)
                        .failure())
                .contains("1 finding, 0 allowed")
                .contains("did not happen in this run");
    }

    @Test
    void minorFindingsAreCountedByThemselves() {
        assertThat(message(0, List.of(finding(State.MINOR), finding(State.KNOWN)), List.of(), Outcome.PASSED)
                        .summary())
                .contains("1 test, no new findings, 1 known or suppressed, 1 less severe than failOn.");
    }

    @Test
    void testsThatFailedAreNamed() {
        assertThat(message(0, List.of(), List.of(), Outcome.PASSED, Outcome.FAILED, Outcome.FAILED_ONLY_WHEN_CHECKED)
                        .summary())
                .contains(
                        "3 tests, no findings.\n1 test failed: Test > test().\n"
                                + "1 test failed in the check, and passed in the same order without the agent: Test > test().\nSee");
    }

    @Test
    void oneMoreTestIsOne() {
        Outcome error = Outcome.ERROR;

        assertThat(message(0, List.of(), List.of(), error, error, error, error).error())
                .contains("and 1 more test that could not be checked");
        assertThat(message(0, List.of(), List.of(), error, error, error, error, error)
                        .error())
                .contains("and 2 more tests that could not be checked");
    }

    @Test
    void nobodyIsAdvisedToSetWhatIsSet() {
        Results results = Results.builder()
                .verdict(VerdictState.FAILED)
                .findings(List.of(finding(State.NEW)))
                .build();

        assertThat(failure(results)).contains("or only warn with ignoreFailures = true.");
        assertThat(failure(results.toBuilder().ignoreFailures(true).build()))
                .endsWith("Allow this many with maxViolations = 1.");
    }

    private static String failure(Results results) {
        return new VerdictMessage(results, null, (name, value) -> name + " = " + value).failure();
    }

    @Test
    void fileAndMethodAgree() {
        FindingResult finding = findingAt("balance", 8);

        assertThat(failure(Results.builder().findings(List.of(finding)).build()))
                .contains("bank.Account.deposit (Account.java:14) was interrupted");
        assertThat(failure(Results.builder()
                        .findings(List.of(findingAt("deposit", 15)))
                        .build()))
                .contains("bank.Account.deposit (Account.java:15) was interrupted");
    }

    /** The story shows the lines of the steps. So does the message, if the line of the method is another one. */
    @Test
    void stepsInCalledMethodsAreNamed() {
        FindingResult finding = findingAt("balance", 8);
        Step first = finding.witness().get(0);
        Step last = first.toBuilder()
                .method("bank.Account", "setBalance")
                .place("Account.java", 11, null)
                .build();
        Step elsewhere = last.toBuilder().place("Ledger.java", 30, null).build();

        assertThat(failure(first, last))
                .contains("bank.Account.deposit (Account.java:14) was interrupted between lines 8 and 11: read-write");
        assertThat(failure(first, first.toBuilder().build())).contains("(Account.java:14) was interrupted in line 8: ");
        assertThat(failure(first, elsewhere))
                .contains("(Account.java:14) was interrupted between Account.java:8 and Ledger.java:30: ");
        assertThat(failure(findingAt("deposit", 15).witness().get(0), last))
                .contains(
                        "bank.Account.deposit (Account.java:15) was interrupted: read-write-write of Account.balance");
    }

    private static String failure(Step... witness) {
        FindingResult finding =
                findingAt("balance", 8).toBuilder().witness(List.of(witness)).build();
        return failure(Results.builder().findings(List.of(finding)).build());
    }

    @Test
    void aRingThatInterruptsNobodyIsNotCalledAnInterruption() {
        FindingResult ring =
                findingAt("deposit", 15).toBuilder().kind(Kind.CYCLE).build();

        assertThat(failure(Results.builder().findings(List.of(ring)).build()))
                .contains(
                        "bank.Account.deposit (Account.java:15) is part of a ring of several steps, the first one on Account.balance");
    }

    @Test
    void anEmptyShardIsNoVerdict() {
        Results results =
                Results.builder().verdict(VerdictState.NONE).shard("3/5").build();

        assertThat(new VerdictMessage(results, null, (name, value) -> name).summary())
                .isEqualTo("Atomicity check without a verdict: shard 3/5 has no tests.");
    }

    private static VerdictMessage message(
            int threshold, List<FindingResult> findings, List<StaleEntry> stale, Outcome... outcomes) {
        List<TestResult> tests = java.util.Arrays.stream(outcomes)
                .map(outcome -> TestResult.of("id", "Test", "test()", outcome, 0, List.of()))
                .toList();
        return new VerdictMessage(
                Results.builder()
                        .project("bank")
                        .verdict(VerdictState.PASSED)
                        .threshold(threshold)
                        .ignoreFailures(false)
                        .tests(tests)
                        .findings(findings)
                        .staleBaseline(stale)
                        .build(),
                "address",
                (name, value) -> name + " = " + value);
    }

    /** In a method that starts in line 14; its first step may be in another one. */
    private static FindingResult findingAt(String method, int line) {
        Step step = Step.builder()
                .thread("main", 1)
                .run(1L, "bank.Account.deposit")
                .operation(Operation.READS, "Account.balance")
                .object(1L)
                .method("bank.Account", method)
                .place("Account.java", line, null)
                .build();
        return FindingResult.builder("fingerprint")
                .pattern(Pattern.READ_WRITE_WRITE, Severity.HIGH)
                .region("bank.Account.deposit")
                .regionPlace("Account.java", 14, null)
                .witness(List.of(step))
                .build();
    }

    private static FindingResult finding(State state) {
        return FindingResult.builder("fingerprint")
                .pattern(Pattern.READ_WRITE_WRITE, Severity.values()[0])
                .region("bank.Account.deposit")
                .regionPlace("Account.java", 1, null)
                .state(state, null)
                .build();
    }
}
