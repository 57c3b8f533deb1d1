package dev.atomicity.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Severity;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CausesTest {
    /** A method calls another one if its name says so; none has a loop but {@code sum}. */
    private static final Methods CODE = new Methods() {
        @Override
        public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
            return Set.of("withdraw>get", "withdraw>set", "pay>withdraw", "pay>get", "pay>set", "twice>get")
                    .contains(method + ">" + calledMethod);
        }

        @Override
        public boolean hasLoop(String owner, String method) {
            return method.equals("sum");
        }

        @Override
        public int firstLine(String owner, String method, int line) {
            return 100;
        }
    };

    private static final Causes CAUSES = new Causes(CODE);

    private static Place place(String method, int line, Operation operation, String variable) {
        return new Place("bank.Account", method, "Account.java", line, operation, variable);
    }

    private static Place region(String method) {
        return new Place("bank.Bank", method, "Bank.java", 7, Operation.REGION, null);
    }

    private static RingStep step(int thread, Place place, Target target) {
        return new RingStep(thread, "thread " + thread, 1, region("pay"), place, target, null);
    }

    private static RingStep step(int thread, Place place) {
        return step(thread, place, new Target(1, Target.NO_INDEX, 5));
    }

    private static Found found(Place region, List<String> stack, RingStep... steps) {
        return new Found(1, false, region, steps[0].threadId(), "t", List.of(steps), stack);
    }

    private static String methodOf(Found found) {
        return Ring.nameOf(CAUSES.of(found).method());
    }

    @Test
    void theInnermostMethodThatContainsBothStepsIsAtFault() {
        Place read = place("get", 3, Operation.READS, "Account.balance");
        Place write = place("set", 6, Operation.WRITES, "Account.balance");
        List<String> stack = List.of(
                "app//bank.Account.set(Account.java:6)",
                "app//bank.Account.withdraw(Account.java:12)",
                "app//bank.Bank.pay(Bank.java:9)",
                "app//bank.BankTest.pays(BankTest.java:30)");

        Cause cause = CAUSES.of(found(region("pay"), stack, step(1, read), step(2, write), step(1, write)));

        assertThat(cause.method())
                .isEqualTo(new Place("bank.Account", "withdraw", "Account.java", 100, Operation.REGION, null));
        assertThat(cause.variables()).containsExactly("Account.balance");
    }

    @Test
    void aMethodThatDidTheFirstStepItselfIsAtFault() {
        Place read = place("withdraw", 11, Operation.READS, "Account.balance");
        Place write = place("set", 6, Operation.WRITES, "Account.balance");
        List<String> stack = List.of(
                "bank.Account.set(Account.java:6)",
                "bank.Account.withdraw(Account.java:12)",
                "bank.Bank.pay(Bank.java:9)");

        assertThat(methodOf(found(region("pay"), stack, step(1, read), step(2, write), step(1, write))))
                .isEqualTo("bank.Account.withdraw");
    }

    @Test
    void twoCallsOfOneMethodAreInItsCaller() {
        Place read = place("get", 3, Operation.READS, "Account.balance");
        Place write = place("set", 6, Operation.WRITES, "Account.balance");
        List<String> stack = List.of(
                "bank.Account.get(Account.java:3)",
                "bank.Account.twice(Account.java:40)",
                "bank.Bank.pay(Bank.java:9)");

        assertThat(methodOf(found(region("pay"), stack, step(1, read), step(2, write), step(1, read))))
                .isEqualTo("bank.Account.twice");
    }

    @Test
    void twoRoundsOfALoopAreInTheMethodItself() {
        Place read = place("sum", 3, Operation.READS, "Account.balance");
        Place write = place("set", 6, Operation.WRITES, "Account.balance");

        assertThat(methodOf(found(region("pay"), List.of(), step(1, read), step(2, write), step(1, read))))
                .isEqualTo("bank.Account.sum");
    }

    @Test
    void whatIsNotCertainStaysWithTheRegion() {
        Place read = place("other", 3, Operation.READS, "Account.balance");
        Place write = place("set", 6, Operation.WRITES, "Account.balance");
        List<String> stack = List.of("bank.Account.set(Account.java:6)", "bank.Bank.pay(Bank.java:9)");

        assertThat(CAUSES.of(found(region("pay"), stack, step(1, read), step(2, write), step(1, write)))
                        .method())
                .isEqualTo(region("pay"));
    }

    /** Two calls of one method look like one: the checker of atomic sets knows better than the class files. */
    @Test
    void withAtomicSetsTheRegionIsTheInnermostMethod() {
        Place read = place("withdraw", 11, Operation.READS, "Account.balance");
        Place write = place("withdraw", 12, Operation.WRITES, "Account.balance");
        List<RingStep> steps = List.of(step(1, read), step(2, write), step(1, write));

        assertThat(CAUSES.of(new Found(1, false, Extent.ONE_STATE, region("pay"), 1, "t", steps, List.of()))
                        .method())
                .isEqualTo(region("pay"));
    }

    /** Whatever has called the method, in each of the threads. */
    @Test
    void aCycleIsInTheMethodThatCallsTheOthers() {
        Place write = place("withdraw", 11, Operation.WRITES, "Account.balance");
        Place read = place("get", 3, Operation.READS, "Account.balance");
        Set<String> causes = new TreeSet<>();
        for (String entry : List.of("buy", "refund")) {
            List<RingStep> steps = new ArrayList<>();
            for (int thread : new int[] {1, 2, 2, 1}) {
                Place place = steps.size() % 2 == 0 ? write : read;
                steps.add(new RingStep(
                        thread, "t" + thread, 1, region(entry), place, new Target(1, Target.NO_INDEX, 5), null));
            }
            Cause cause = CAUSES.of(new Found(1, true, Extent.ONE_STATE, region("withdraw"), 1, "t", steps, List.of()));
            causes.add(Ring.nameOf(cause.method()) + " " + cause.fingerprint());
        }

        assertThat(causes).hasSize(1).first().asString().startsWith("bank.Account.withdraw ");
    }

    @Test
    void severalEntriesAreOneCause() {
        Place read = place("withdraw", 11, Operation.READS, "Account.balance");
        Place write = place("withdraw", 12, Operation.WRITES, "Account.balance");
        Set<String> fingerprints = new TreeSet<>();
        for (String entry : List.of("pay", "buy", "order", "refund")) {
            fingerprints.add(CAUSES.of(found(region(entry), List.of(), step(1, read), step(2, write), step(1, write)))
                    .fingerprint());
        }

        assertThat(fingerprints).hasSize(1);
    }

    /** Other threads, lines, objects, ways round, and calls of the same map. */
    @Test
    void manyWitnessesOfOneCauseAreOneFinding() {
        Random random = new Random(12);
        Set<String> fingerprints = new TreeSet<>();
        for (int i = 0; i < 1000; i++) {
            int moved = random.nextInt(50);
            Target map = new Target(random.nextInt(100) + 1, Target.NO_INDEX, Target.NO_PART);
            List<RingStep> steps = new ArrayList<>();
            steps.add(step(
                    1, place("add", 10 + moved, Operation.READS, pick(random, "Map.containsKey()", "Map.get()")), map));
            for (int other = 0; other <= random.nextInt(4); other++) {
                int thread = 2 + random.nextInt(5);
                steps.add(step(
                        thread,
                        place(
                                "m" + random.nextInt(5),
                                moved,
                                pick(random, Operation.WRITES, Operation.UPDATES),
                                "Map.put()"),
                        map));
            }
            steps.add(step(
                    1,
                    place(
                            "add",
                            11 + moved,
                            pick(random, Operation.WRITES, Operation.READS, Operation.UPDATES),
                            pick(random, "Map.put()", "Map.merge()")),
                    map));
            List<String> stack = random.nextBoolean()
                    ? List.of("bank.Account.add(Account.java:11)", "bank.Bank.pay(Bank.java:9)")
                    : List.of();
            fingerprints.add(
                    CAUSES.of(new Found(i, false, region(pick(random, "pay", "buy")), 1, "pool-" + i, steps, stack))
                            .fingerprint());
        }

        assertThat(fingerprints).hasSize(1);
    }

    @SafeVarargs
    private static <T> T pick(Random random, T... texts) {
        return texts[random.nextInt(texts.length)];
    }

    @Test
    void betweenWhichOfManyFieldsItWasIsChance() {
        Place a = place("check", 3, Operation.READS, "Account.a");
        Place b = place("check", 4, Operation.READS, "Account.b");
        Place c = place("check", 5, Operation.READS, "Account.c");
        Place change = place("change", 9, Operation.WRITES, "Account.a");
        Cause ab = CAUSES.of(found(region("pay"), List.of(), step(1, a), step(2, change), step(1, b)));
        Cause bc = CAUSES.of(found(region("pay"), List.of(), step(1, b), step(2, change), step(1, c)));
        Cause aa = CAUSES.of(found(region("pay"), List.of(), step(1, a), step(2, change), step(1, a)));

        assertThat(ab.fingerprint()).isEqualTo(bc.fingerprint()).isNotEqualTo(aa.fingerprint());
        assertThat(CAUSES.of(found(
                                region("pay"),
                                List.of(),
                                step(1, a),
                                step(2, change),
                                step(1, place("check", 8, Operation.WRITES, "Account.a"))))
                        .absorbs(ab))
                .isTrue();
    }

    @Test
    void whoeverClosesACycleItIsTheSame() {
        RingStep one = step(1, place("m", 1, Operation.READS, "Account.a"));
        RingStep two = step(2, place("n", 2, Operation.WRITES, "Account.a"));
        RingStep three = step(2, place("n", 3, Operation.READS, "Account.b"));
        RingStep four = step(1, place("m", 4, Operation.WRITES, "Account.b"));
        Found byOne = new Found(1, true, region("pay"), 1, "t", List.of(one, two, three, four), List.of());
        Found byTwo = new Found(1, true, region("buy"), 2, "t", List.of(three, four, one, two), List.of());

        assertThat(CAUSES.of(byOne).fingerprint()).isEqualTo(CAUSES.of(byTwo).fingerprint());
        assertThat(methodOf(byOne)).isEqualTo("bank.Account.m");
    }

    @ParameterizedTest
    @CsvSource({
        "reads,writes,1,5,1,5,UNPROVEN,HIGH",
        "reads,reads,1,5,1,5,UNPROVEN,MEDIUM",
        "writes,writes,1,5,1,5,UNPROVEN,MEDIUM",
        "reads,writes,1,5,1,6,UNPROVEN,MEDIUM",
        "reads,writes,1,5,2,5,UNPROVEN,LOW",
        "reads,reads,1,5,2,5,HARMFUL,HIGH",
        "reads,writes,1,5,1,5,HARMLESS,LOW",
    })
    void severityIsWhatTheEvidenceShows(
            String first,
            String last,
            long object,
            long field,
            long otherObject,
            long otherField,
            Judgement judgement,
            Severity severity) {
        Found found = found(
                region("pay"),
                List.of(),
                step(1, place("m", 1, Operation.named(first), "Account.f" + field), new Target(object, -1, field)),
                step(2, place("n", 2, Operation.WRITES, "Account.f" + field), new Target(object, -1, field)),
                step(
                        3,
                        place("n", 2, Operation.WRITES, "Account.f" + otherField),
                        new Target(otherObject, -1, otherField)),
                step(
                        1,
                        place("m", 3, Operation.named(last), "Account.f" + otherField),
                        new Target(otherObject, -1, otherField)));

        assertThat(SeverityFinder.of(new Ring(found), judgement)).isEqualTo(severity);
    }

    /** What the checker knows of atomic sets comes before what the names of variables say. */
    @ParameterizedTest
    @CsvSource({
        "ONE_STATE,UNPROVEN,MEDIUM",
        "UNION,UNPROVEN,MEDIUM",
        "STALE_DECISION,UNPROVEN,HIGH",
        "HELD_ALONE,UNPROVEN,MEDIUM",
        "HELD_ALONE,HARMFUL,HIGH",
        "HELD_ALONE,HARMLESS,LOW",
        "OTHER_OBJECT,UNPROVEN,LOW",
        "OTHER_OBJECT,HARMFUL,LOW",
    })
    void severityDependsOnWhoseStateItIs(Extent extent, Judgement judgement, Severity severity) {
        List<RingStep> steps = List.of(
                step(1, place("m", 1, Operation.READS, "Account.a"), new Target(1, -1, 5)),
                step(2, place("n", 2, Operation.WRITES, "Account.a"), new Target(1, -1, 5)),
                step(2, place("n", 3, Operation.WRITES, "Account.b"), new Target(2, -1, 6)),
                step(1, place("m", 4, Operation.READS, "Account.b"), new Target(2, -1, 6)));
        Found found = new Found(1, false, extent, region("pay"), 1, "t", steps, List.of());

        assertThat(SeverityFinder.of(new Ring(found), judgement)).isEqualTo(severity);
    }

    /** A collection that code of one class uses together with a field, or with another collection, is part of that class's state. */
    @ParameterizedTest
    @CsvSource({"Set.contains(),Map.put(),MEDIUM", "Account.total,List.add(),MEDIUM", "Account.a,Account.b,LOW"})
    void aCollectionIsPartOfTheObjectThatUsesIt(String first, String last, Severity severity) {
        Found found = found(
                region("pay"),
                List.of(),
                step(1, place("m", 1, Operation.WRITES, first), new Target(1, -1, 0)),
                step(2, place("n", 2, Operation.READS, first), new Target(1, -1, 0)),
                step(2, place("n", 3, Operation.READS, last), new Target(2, -1, 0)),
                step(1, place("m", 4, Operation.WRITES, last), new Target(2, -1, 0)));

        assertThat(SeverityFinder.of(new Ring(found), Judgement.UNPROVEN)).isEqualTo(severity);
    }
}
