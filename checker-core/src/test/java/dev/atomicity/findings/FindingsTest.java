package dev.atomicity.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Pattern;
import dev.atomicity.steps.Operation;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingsTest {
    private static final Place REGION =
            new Place("bank.Account", "withdraw", "Account.java", 20, Operation.REGION, null);

    private static RingStep step(int thread, Operation operation, String variable, int line) {
        return new RingStep(
                thread,
                "t" + thread,
                1,
                REGION,
                new Place("bank.Account", operation.text(), "Account.java", line, operation, variable),
                new Target(1, Target.NO_INDEX, variable.endsWith("()") ? Target.NO_PART : variable.hashCode()),
                null);
    }

    /** The same for another object. */
    private static RingStep on(long object, RingStep step) {
        Target target = new Target(object, step.target().index(), step.target().part());
        return new RingStep(
                step.threadId(), step.thread(), step.transaction(), step.region(), step.place(), target, step.value());
    }

    /** The same in another transaction. */
    private static RingStep in(long transaction, RingStep step) {
        return new RingStep(
                step.threadId(), step.thread(), transaction, step.region(), step.place(), step.target(), step.value());
    }

    private static Found found(RingStep... steps) {
        return new Found(1, false, REGION, 1, "t1", List.of(steps), List.of());
    }

    private static String fingerprint(Found found) {
        return new Causes(Methods.UNKNOWN).of(found).fingerprint();
    }

    @ParameterizedTest
    @CsvSource({
        "reads,writes,writes,READ_WRITE_WRITE",
        "reads,writes,reads,READ_WRITE_READ",
        "writes,reads,writes,WRITE_READ_WRITE",
        "writes,writes,reads,WRITE_WRITE_READ",
        "writes,writes,writes,WRITE_WRITE_WRITE",
        "reads,updates,updates,READ_WRITE_WRITE",
        "acquires,acquires,acquires,LOCKS_ONLY",
        "reads,starts,reads,RING"
    })
    void threeStepsMakeAPattern(String first, String foreign, String last, Pattern pattern) {
        Found ring = found(
                step(1, Operation.named(first), "Account.balance", 1),
                step(2, Operation.named(foreign), "Account.balance", 2),
                step(1, Operation.named(last), "Account.balance", 3));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(pattern);
    }

    @Test
    void lookingIntoACollectionAndActingOnItIsCheckThenAct() {
        Found ring = found(
                step(1, Operation.READS, "Map.containsKey()", 1),
                step(2, Operation.WRITES, "Map.put()", 2),
                step(2, Operation.READS, "Map.get()", 4),
                step(1, Operation.WRITES, "Map.put()", 3));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.CHECK_THEN_ACT);
    }

    @Test
    void lookingIntoOneCollectionAndActingOnAnotherIsARing() {
        Found ring = found(
                on(1, step(1, Operation.READS, "Deque.peek()", 1)),
                on(1, step(2, Operation.UPDATES, "Deque.poll()", 2)),
                on(2, step(2, Operation.UPDATES, "Deque.poll()", 3)),
                on(2, step(1, Operation.UPDATES, "Deque.poll()", 4)));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.RING);
    }

    @Test
    void oneCallOnTwoCollectionsIsARingToo() {
        Found ring = found(
                on(1, step(1, Operation.READS, "List.size()", 1)),
                on(1, step(2, Operation.WRITES, "List.addAll()", 2)),
                on(2, step(2, Operation.WRITES, "List.addAll()", 2)),
                on(2, step(1, Operation.WRITES, "List.add()", 4)));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.RING);
        assertThat(new Ring(ring).steps()).hasSize(4);
    }

    @Test
    void twoKeysOfOneMapAreTwoVariables() {
        Found ring = found(
                key(7, step(1, Operation.READS, "Map.get()", 1)),
                key(7, step(2, Operation.WRITES, "Map.put()", 2)),
                key(8, step(2, Operation.WRITES, "Map.put()", 3)),
                key(8, step(1, Operation.WRITES, "Map.put()", 4)));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.RING);
    }

    private static RingStep key(long key, RingStep step) {
        Target target = new Target(1, Target.NO_INDEX, key);
        return new RingStep(
                step.threadId(), step.thread(), step.transaction(), step.region(), step.place(), target, step.value());
    }

    @Test
    void nothingIsSaidOfWhatIsNotKnown() {
        RingStep unknown = new RingStep(
                2, "t2", 1, REGION, step(2, Operation.WRITES, "x", 2).place(), null, null);
        Found ring = found(step(1, Operation.READS, "x", 1), unknown, step(1, Operation.WRITES, "x", 2));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.RING);
    }

    @Test
    void twoCallsOfOneThreadAreTwoSteps() {
        Found ring = found(
                step(1, Operation.READS, "x", 1),
                in(5, step(2, Operation.WRITES, "x", 2)),
                in(6, step(2, Operation.WRITES, "x", 2)),
                step(1, Operation.WRITES, "x", 2));

        assertThat(new Ring(ring).steps())
                .extracting(RingStep::threadId, RingStep::transaction)
                .containsExactly(tuple(1, 1L), tuple(2, 5L), tuple(2, 6L), tuple(1, 1L));
        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.READ_WRITE_WRITE);
    }

    @Test
    void numbersOfObjectsAndTransactionsDoNotChangeTheFingerprint() {
        Found one = found(
                step(1, Operation.READS, "x", 1), step(2, Operation.WRITES, "x", 2), step(1, Operation.WRITES, "x", 2));
        Found other = found(
                in(9, on(70, step(1, Operation.READS, "x", 1))),
                in(8, on(70, step(2, Operation.WRITES, "x", 2))),
                in(9, on(70, step(2, Operation.WRITES, "x", 2))),
                in(9, on(70, step(1, Operation.WRITES, "x", 2))));

        assertThat(fingerprint(other)).isEqualTo(fingerprint(one));
    }

    /** As the state and the interval of a circuit breaker, both of them in an {@code AtomicReference}. */
    @Test
    void callsOfAtomicsNeedNotBeCallsOfOne() {
        Found two = found(
                on(1, step(1, Operation.UPDATES, "AtomicReference.compareAndSet()", 1)),
                on(1, step(2, Operation.UPDATES, "AtomicReference.compareAndSet()", 1)),
                on(2, step(2, Operation.WRITES, "AtomicReference.set()", 2)),
                on(2, step(1, Operation.WRITES, "AtomicReference.set()", 2)));
        Found one = found(
                step(1, Operation.READS, "AtomicReference.get()", 1),
                step(2, Operation.WRITES, "AtomicReference.set()", 2),
                step(1, Operation.WRITES, "AtomicReference.set()", 2));

        assertThat(PatternFinder.of(new Ring(two))).isEqualTo(Pattern.RING);
        assertThat(PatternFinder.of(new Ring(one))).isEqualTo(Pattern.CHECK_THEN_ACT);
    }

    @Test
    void severalVariablesMakeARing() {
        Found ring = found(
                step(1, Operation.READS, "Account.a", 1),
                step(2, Operation.WRITES, "Account.a", 2),
                step(2, Operation.WRITES, "Account.b", 3),
                step(1, Operation.READS, "Account.b", 4));

        assertThat(PatternFinder.of(new Ring(ring))).isEqualTo(Pattern.RING);
    }

    @Test
    void linesThreadsAndLongerWaysRoundDoNotChangeTheFingerprint() {
        Found brief = found(
                step(1, Operation.READS, "x", 1), step(2, Operation.WRITES, "x", 2), step(1, Operation.WRITES, "x", 2));
        Found moved = found(
                step(7, Operation.READS, "x", 11),
                step(9, Operation.WRITES, "x", 12),
                step(7, Operation.WRITES, "x", 12));
        Found around = found(
                step(1, Operation.READS, "x", 1),
                step(2, Operation.WRITES, "x", 2),
                step(3, Operation.READS, "x", 1),
                step(3, Operation.WRITES, "x", 2),
                step(1, Operation.WRITES, "x", 2));

        assertThat(Arrays.asList(fingerprint(moved), fingerprint(around))).containsOnly(fingerprint(brief));
    }

    /** In a busy program there is no end of ways round, and other ones in each run. */
    @Test
    void whateverTheWayThroughSeveralThreadsItIsTheSameFinding() {
        Found direct = found(
                step(1, Operation.READS, "x", 1),
                step(2, Operation.WRITES, "x", 2),
                step(3, Operation.UPDATES, "x", 2),
                step(1, Operation.WRITES, "x", 2));
        Found overAnotherVariable = found(
                step(1, Operation.READS, "x", 1),
                step(2, Operation.UPDATES, "x", 5),
                step(2, Operation.WRITES, "y", 6),
                step(3, Operation.READS, "y", 7),
                step(3, Operation.WRITES, "x", 8),
                step(1, Operation.WRITES, "x", 2));
        assertThat(fingerprint(overAnotherVariable)).isEqualTo(fingerprint(direct));
    }

    @Test
    void anotherWayInIsTheSameFinding() {
        Found write = found(
                step(1, Operation.READS, "x", 1), step(2, Operation.WRITES, "x", 2), step(1, Operation.WRITES, "x", 2));
        Found update = found(
                step(1, Operation.READS, "x", 1),
                step(2, Operation.UPDATES, "x", 2),
                step(1, Operation.WRITES, "x", 2));

        assertThat(fingerprint(write)).isEqualTo(fingerprint(update));
    }

    @Test
    void anotherVariableIsAnotherFinding() {
        Found x = found(
                step(1, Operation.READS, "x", 1), step(2, Operation.WRITES, "x", 2), step(1, Operation.WRITES, "x", 2));
        Found y = found(
                step(1, Operation.READS, "y", 1), step(2, Operation.WRITES, "y", 2), step(1, Operation.WRITES, "y", 2));

        assertThat(fingerprint(x)).isNotEqualTo(fingerprint(y));
    }

    @Test
    void theNumbersThatCompilersGiveToLambdasDoNotCount() {
        Place first = new Place("bank.Bank", "lambda$pay$0", "Bank.java", 3, Operation.READS, "x");
        Place later = new Place("bank.Bank", "lambda$pay$3", "Bank.java", 3, Operation.READS, "x");

        assertThat(fingerprint(found(new RingStep(1, "t", 0, null, first, null, null))))
                .isEqualTo(fingerprint(found(new RingStep(1, "t", 0, null, later, null, null))));
    }

    @Test
    void whatAThreadDoesAgainAtTheSamePlaceStandsOnce() {
        RingStep known = step(2, Operation.WRITES, "x", 2);
        RingStep unknown = new RingStep(2, "t2", 1, null, known.place(), known.target(), null);
        Ring ring =
                new Ring(found(step(1, Operation.READS, "x", 1), unknown, known, step(1, Operation.WRITES, "x", 2)));

        assertThat(ring.steps()).hasSize(3);
        assertThat(ring.steps().get(1).region()).isEqualTo(REGION);
    }
}
