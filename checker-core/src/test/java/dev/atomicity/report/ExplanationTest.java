package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplanationTest {
    private static String story(Pattern pattern, List<Step> witness) {
        return Explanation.of(Samples.finding("f", Kind.VIOLATION, pattern, witness))
                .text();
    }

    @Test
    void lostUpdate() {
        assertThat(story(Pattern.READ_WRITE_WRITE, Samples.steps(Pattern.READ_WRITE_WRITE)))
                .isEqualTo(
                        "mine read Account.balance in Account.transfer (Account.java:10, in access()). Before it wrote the result back, "
                                + "theirs changed Account.balance in Audit.total (Account.java:12). Then mine wrote Account.balance from "
                                + "the old value (Account.java:12, in access()): what theirs wrote is lost.");
    }

    /** The region is in one file, what it called and did it in another. */
    @Test
    void aLineAloneIsOneOfTheFileThatTheRegionIsIn() {
        List<Step> called = Samples.steps(Pattern.READ_WRITE_WRITE).stream()
                .map(step -> step.toBuilder()
                        .run(step.transaction(), "com.acme.Bank.payAll")
                        .method("com.acme.Account$Balance", step.method())
                        .place("Account.java", step.line(), null)
                        .value(null)
                        .build())
                .toList();

        assertThat(story(Pattern.READ_WRITE_WRITE, called))
                .contains("in Bank.payAll (Account.java:10)")
                .doesNotContain("(line ");
    }

    /** The line is one of the method that was called, not of the region. */
    @Test
    void aLineInACalledMethodNamesThatMethod() {
        List<Step> steps = Samples.steps(Pattern.READ_WRITE_WRITE);

        assertThat(story(Pattern.READ_WRITE_WRITE, inMethods(steps, "balance", "lambda$transfer$0", "transfer")))
                .contains("in Account.transfer (line 10, in balance())")
                .contains("in its own Account.transfer (line 12). ")
                .contains("from the old value (line 12):");
        assertThat(story(Pattern.READ_WRITE_WRITE, inMethods(steps, "<init>", "set", "lambda$set$1")))
                .contains("(line 10, in the constructor of Account)", "(line 12, in set())");
    }

    private static List<Step> inMethods(List<Step> steps, String... methods) {
        List<Step> placed = new ArrayList<>();
        for (int i = 0; i < methods.length; i++) {
            placed.add(steps.get(i).toBuilder()
                    .run(1L, "com.acme.Account.transfer")
                    .method("com.acme.Account", methods[i])
                    .place("Account.java", steps.get(i).line(), null)
                    .build());
        }
        return placed;
    }

    @Test
    void twoCallsOnTwoObjectsAreToldApart() {
        assertThat(story(Pattern.RING, Samples.twoCalls()))
                .contains(
                        "mine wrote Account#1.balance in Account.transfer",
                        "then teller @request#1 read it in Audit.total",
                        "teller @request#2 read Account#2.balance in Audit.total",
                        "So mine's Account.transfer would have to come before teller @request#1's Audit.total, and yet after"
                                + " Audit.total, which the same thread ran later");
    }

    @Test
    void checkThenActNamesTheCalls() {
        assertThat(story(Pattern.CHECK_THEN_ACT, Samples.steps(Pattern.CHECK_THEN_ACT)))
                .contains(
                        "with Map.containsKey()",
                        "theirs changed it with Map.put()",
                        "Then mine changed it with Map.put()");
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void everyPatternNamesBothThreadsAndTheRegion(Pattern pattern) {
        String story = story(pattern, Samples.steps(pattern));

        assertThat(story)
                .contains("mine", "theirs", "Account.transfer", "Audit.total")
                .doesNotContain("{", "}", "*");
        assertThat(Advice.on(pattern).fixes()).isNotEmpty();
    }

    @Test
    void valuesAreToldWhereTheyAreKnown() {
        List<Step> steps = Samples.steps(Pattern.READ_WRITE_WRITE);
        Step read = Samples.withValue(steps.get(0), "20");
        Step written = Samples.withValue(steps.get(1), "5");

        assertThat(story(Pattern.READ_WRITE_WRITE, List.of(read, written, steps.get(2))))
                .contains("mine read Account.balance (20) in", "theirs changed Account.balance to 5 in");
        assertThat(story(Pattern.READ_WRITE_WRITE, List.of(read, steps.get(1), steps.get(2))))
                .contains("mine read Account.balance (20) in", "theirs changed Account.balance in");
    }

    @Test
    void placesNameTheFileWhereThereAreSeveral() {
        Step elsewhere = Step.builder()
                .thread("theirs", 2)
                .run(1L, "com.acme.Audit.total")
                .operation(Operation.WRITES, "Account.balance")
                .object(1L)
                .method("com.acme.Audit", "fix")
                .place("Audit.java", 7, null)
                .build();
        List<Step> steps = Samples.steps(Pattern.READ_WRITE_WRITE);

        assertThat(story(Pattern.READ_WRITE_WRITE, List.of(steps.get(0), elsewhere, steps.get(2))))
                .contains(
                        "(Account.java:10, in access())", "(Audit.java:7, in fix())", "(Account.java:12, in access())");
    }

    @Test
    void threadsWithOneNameAreToldApart() {
        assertThat(story(Pattern.RING, Samples.ring(2))).contains("pool #1", "pool #2");
    }

    @Test
    void aRingOfThreeSaysThatNoOrderExplainsIt() {
        assertThat(story(Pattern.RING, Samples.ring(3)))
                .contains(
                        "pool #1 wrote Account.a0 in Account.transfer (Account.java:12, in access()), and then pool #2 read it in Audit.total")
                .contains(
                        "pool #3 wrote Account.a2 in Audit.total (Account.java:12), and then pool #1 read it in Account.transfer")
                .endsWith("no order of them, one after the other, gives this result.");
    }

    @Test
    void halfAChangeIsSeen() {
        assertThat(story(Pattern.RING, Samples.steps(Pattern.RING)))
                .endsWith("So theirs saw the new Account.from together with the old Account.to: half of what "
                        + "Account.transfer does.");
    }

    @Test
    void twoStatesAreMixed() {
        assertThat(ringOfTwo(Operation.READS, Operation.WRITES, Operation.WRITES, Operation.READS))
                .endsWith("So mine saw the old Account.from together with the new Account.to: two states that never "
                        + "belonged together.");
    }

    @Test
    void eachGoesOnFromWhatTheOtherChanged() {
        assertThat(ringOfTwo(Operation.READS, Operation.WRITES, Operation.READS, Operation.WRITES))
                .contains("So each of them went on from a value that the other one then changed");
    }

    @Test
    void anyOtherRingOfTwoHasNoOrder() {
        assertThat(ringOfTwo(Operation.WRITES, Operation.WRITES, Operation.WRITES, Operation.WRITES))
                .endsWith("So mine's Account.transfer would have to come both before and after theirs' Audit.total: "
                        + "whichever of them runs first, the result would be another one.");
    }

    private static String ringOfTwo(Operation mine, Operation theirs, Operation theirNext, Operation mineNext) {
        return story(
                Pattern.RING,
                List.of(
                        Samples.step("mine", 1, mine, "Account.from", 10),
                        Samples.step("theirs", 2, theirs, "Account.from", 11),
                        Samples.step("theirs", 2, theirNext, "Account.to", 12),
                        Samples.step("mine", 1, mineNext, "Account.to", 12)));
    }

    @Test
    void ofALongRingTheMiddleIsCounted() {
        assertThat(story(Pattern.RING, Samples.ring(20)))
                .contains("17 more steps follow in the same way")
                .hasSizeLessThan(1500);
    }

    @Test
    void severalOthersInBetweenAreNamedInTurn() {
        List<Step> steps = List.of(
                Samples.step("mine", 1, Operation.READS, "Account.balance", 10),
                Samples.step("second", 2, Operation.WRITES, "Account.balance", 12),
                Samples.step("third", 3, Operation.READS, "Account.balance", 10),
                Samples.step("third", 3, Operation.WRITES, "Account.balance", 12),
                Samples.step("fourth", 5, Operation.READS, "Account.balance", 10),
                Samples.step("mine", 1, Operation.WRITES, "Account.balance", 12));

        assertThat(story(Pattern.READ_WRITE_WRITE, steps))
                .contains(
                        "second changed Account.balance in Audit.total (Account.java:12), followed by third (Account.java:10, Account.java:12), "
                                + "followed by fourth (Account.java:10).")
                .endsWith("what third wrote is lost.");
    }

    @Test
    void patternThatItsStepsDoNotFitIsToldAsARing() {
        List<Step> steps = List.of(
                Samples.step("mine", 1, Operation.READS, "Account.balance", 10),
                Samples.step("theirs", 2, Operation.WRITES, "Account.balance", 12));

        assertThat(story(Pattern.READ_WRITE_WRITE, steps))
                .contains("mine read", "theirs wrote it", "How the ring closes was not recorded");
    }

    @Test
    void withoutStepsItSaysSo() {
        assertThat(story(Pattern.READ_WRITE_WRITE, List.of())).contains("Account.transfer", "were not recorded");
    }
}
