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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rings on one variable: thread 1, then thread 2, then thread 1. Which of them matter. */
class IdiomsTest {
    private static final Place REGION = new Place("a.Work", "run", "Work.java", 1, Operation.REGION, null);

    /** Lines do what the names of their variables say. */
    private static final Methods CODE = new UnknownMethods() {
        @Override
        public int counts(String owner, String method, int line, String field) {
            return field.equals("up") ? 1 : field.equals("down") ? -1 : 0;
        }

        @Override
        public boolean onlyAdds(String owner, String method, int line, String variable) {
            return variable.startsWith("sum") || variable.equals("merge()");
        }
    };

    private static RingStep step(int thread, String action) {
        String[] words = action.split(" ", 3);
        return new RingStep(
                thread,
                "t" + thread,
                1,
                REGION,
                new Place("a.Work", "run", "Work.java", 2, Operation.named(words[0]), words[1]),
                new Target(1, Target.NO_INDEX, words[1].endsWith("()") ? Target.NO_PART : 1),
                words.length > 2 ? words[2] : null);
    }

    private static Severity severity(String first, String second, String third, Judgement judgement) {
        Found found = new Found(
                1,
                false,
                REGION,
                1,
                "t1",
                List.of(step(1, first), step(2, second), step(2, second), step(1, third)),
                List.of());
        return SeverityFinder.of(new Ring(found), judgement);
    }

    @ParameterizedTest
    @CsvSource({
        // a queue hands over
        "updates BlockingQueue.poll(),updates BlockingQueue.poll(),updates BlockingQueue.poll()",
        "writes ConcurrentLinkedQueue.add(),updates ConcurrentLinkedQueue.poll(),writes ConcurrentLinkedQueue.add()",
        "writes Queue.offer(),writes Queue.offer(),updates Queue.poll()",
        "writes LinkedBlockingDeque.push(),updates LinkedBlockingDeque.pollLast(),updates LinkedBlockingDeque.pop()",
        // a flag is set
        "reads Work.done false,writes Work.done true,reads Work.done true",
        "reads AtomicBoolean.get(),writes AtomicBoolean.set() true,reads AtomicBoolean.get()",
        // the time
        "reads Work.last,writes Work.last the current time,writes Work.last the current time",
        "writes Work.last the current time,writes Work.last the current time,reads Work.last",
        // how much is going on
        "updates AtomicInteger.incrementAndGet(),reads AtomicInteger.get(),updates AtomicInteger.decrementAndGet()",
        "writes LongAdder.increment(),reads LongAdder.sum(),writes LongAdder.decrement()",
        // and others count, too
        "updates AtomicLong.incrementAndGet(),updates AtomicLong.decrementAndGet(),updates"
                + " AtomicLong.decrementAndGet()",
        "updates AtomicLong.getAndIncrement(),updates AtomicLong.incrementAndGet(),updates"
                + " AtomicLong.decrementAndGet()",
        // one number is counted up, and somebody looks
        "updates AtomicLong.incrementAndGet(),reads AtomicLong.get(),updates AtomicLong.incrementAndGet()",
        // it looks into the queue when it is done
        "updates Queue.poll(),writes Queue.add(),reads Queue.isEmpty()",
        // somebody looks into the queue between put and take
        "writes Queue.add(),reads Queue.isEmpty(),updates Queue.poll()",
        // work in progress is marked
        "updates Map.putIfAbsent(),updates Map.putIfAbsent(),updates Map.remove()",
        "updates Set.add(),reads Set.contains(),updates Set.remove()"
    })
    void noMistake(String first, String second, String third) {
        assertThat(severity(first, second, third, Judgement.UNPROVEN)).isEqualTo(Severity.LOW);
        assertThat(severity(first, second, third, Judgement.HARMFUL)).isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        // it has looked at the queue, and acts on that
        "reads BlockingQueue.isEmpty(),updates BlockingQueue.poll(),updates BlockingQueue.take()",
        "reads Queue.size(),writes Queue.add(),writes Queue.add()",
        "reads Deque.peek(),updates Deque.poll(),updates Deque.poll()",
        // it looks twice
        "reads Queue.size(),writes Queue.add(),reads Queue.size()",
        // that is no queue for several threads
        "writes ArrayDeque.add(),writes ArrayDeque.add(),updates ArrayDeque.poll()",
        "writes List.add(),writes List.add(),writes List.add()",
        // a flag is set although it may be set already
        "reads Work.done false,writes Work.done true,writes Work.done true",
        // no flag, or one that changes there and back
        "reads Work.count 1,writes Work.count 2,reads Work.count 2",
        "reads Work.done,writes Work.done,reads Work.done",
        // the time, and something else
        "reads Work.last,writes Work.last the current time,writes Work.last",
        "reads Work.last,writes Work.last 0,writes Work.last the current time",
        // acts on a count, moves something from one number to another, or others change the number
        "reads AtomicLong.get(),updates AtomicLong.incrementAndGet(),updates AtomicLong.incrementAndGet()",
        "updates AtomicLong.decrementAndGet(),reads AtomicLong.get(),updates AtomicLong.incrementAndGet()",
        "updates AtomicLong.incrementAndGet(),writes AtomicLong.set(),updates AtomicLong.incrementAndGet()",
        // something is taken away and brought back
        "updates AtomicInteger.decrementAndGet(),reads AtomicInteger.get(),updates AtomicInteger.incrementAndGet()",
        "updates AtomicInteger.decrementAndGet(),updates AtomicInteger.decrementAndGet(),updates"
                + " AtomicInteger.incrementAndGet()",
        // who looks changes it as well
        "updates AtomicInteger.incrementAndGet(),updates AtomicInteger.getAndSet(),updates"
                + " AtomicInteger.decrementAndGet()",
        // what is put and removed again is shown to others
        "writes Map.put(),reads Map.get(),updates Map.remove()",
        "updates Map.putIfAbsent(),writes Map.put(),updates Map.remove()"
    })
    void aMistake(String first, String second, String third) {
        assertThat(severity(first, second, third, Judgement.UNPROVEN)).isNotEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        "getStatistics,reads Map.size(),reads Map.size(),LOW",
        "toString,reads Work.count,reads Work.count,LOW",
        "total,reads Map.size(),reads Map.size(),MEDIUM",
        "getStatistics,reads Work.count,writes Work.count,HIGH"
    })
    void whoOnlyLooksToReportDecidesNothing(String method, String first, String last, Severity severity) {
        Place region = new Place("a.Work", method, "Work.java", 1, Operation.REGION, null);
        String change = first.contains("()") ? "writes Map.put()" : "writes Work.count";
        Found found = new Found(
                1,
                false,
                region,
                1,
                "t1",
                List.of(step(1, first), step(2, change), step(2, change), step(1, last)),
                List.of());

        assertThat(SeverityFinder.of(new Ring(found), Judgement.UNPROVEN)).isEqualTo(severity);
    }

    @ParameterizedTest
    @CsvSource({"getStatistics,LOW", "toString,LOW", "ratio,MEDIUM"})
    void countsMustAgreeUnlessTheyAreOnlyReported(String reader, Severity severity) {
        Place look = new Place("a.Work", reader, "Work.java", 1, Operation.REGION, null);
        RingStep read = step(2, "reads AtomicLong.get()");
        RingStep looks = new RingStep(2, "t2", 1, look, read.place(), read.target(), null);
        RingStep counts = step(1, "updates AtomicLong.incrementAndGet()");
        Found found = new Found(
                1, false, REGION, 1, "t1", List.of(counts, looks, another(looks), another(counts)), List.of());

        assertThat(SeverityFinder.of(new Ring(found), Judgement.UNPROVEN)).isEqualTo(severity);
    }

    @ParameterizedTest
    @CsvSource({"updates Queue.poll() null,HIGH", "updates Queue.poll(),LOW"})
    void whoFindsNothingToTakeHasLooked(String take, Severity severity) {
        List<RingStep> steps = Stream.of(
                        ofField(step(1, "reads Work.open true")),
                        ofField(step(2, "writes Work.open false")),
                        step(2, take),
                        step(1, "writes Queue.add()"))
                .toList();
        Found found = new Found(1, false, REGION, 1, "t1", steps, List.of());

        assertThat(SeverityFinder.of(new Ring(found), Judgement.HARMFUL)).isEqualTo(severity);
    }

    private static RingStep ofField(RingStep step) {
        Target field = new Target(2, Target.NO_INDEX, 1);
        return new RingStep(step.threadId(), step.thread(), 1, REGION, step.place(), field, step.value());
    }

    @ParameterizedTest
    @ValueSource(strings = {"updates Deque.pop()", "updates merge()"})
    void callsThatOverlapAreNeverIntended(String action) {
        Target call = new Target(1, Target.NO_INDEX, -7);
        List<RingStep> steps = Stream.of(step(1, action), step(2, action))
                .map(step -> new RingStep(step.threadId(), step.thread(), 1, REGION, step.place(), call, null))
                .toList();
        Found found = new Found(
                1, false, REGION, 1, "t1", List.of(steps.get(0), steps.get(1), steps.get(1), steps.get(0)), List.of());

        assertThat(SeverityFinder.of(new Ring(found), Judgement.UNPROVEN)).isNotEqualTo(Severity.LOW);
    }

    /** The same about another object. */
    private static RingStep another(RingStep step) {
        return new RingStep(
                step.threadId(),
                step.thread(),
                step.transaction(),
                step.region(),
                step.place(),
                new Target(2, Target.NO_INDEX, Target.NO_PART),
                step.value());
    }

    @Test
    void aTextOfCountsNeedNotAgree() {
        Place text = new Place("a.Work", "report", "Work.java", 1, Operation.REGION, null, "()Ljava/lang/String;");
        RingStep read = step(1, "reads AtomicLong.get()");
        RingStep counts = step(2, "updates AtomicLong.incrementAndGet()");
        RingStep sets = step(2, "writes AtomicLong.set()");

        assertThat(severity(text, List.of(read, counts, another(counts), another(read))))
                .isEqualTo(Severity.LOW);
        assertThat(severity(text, List.of(read, sets, another(sets), another(read))))
                .isEqualTo(Severity.MEDIUM);
        assertThat(severity(REGION, List.of(read, counts, another(counts), another(read))))
                .isEqualTo(Severity.MEDIUM);
    }

    /** Another thread that calls twice; and one that does the same in one call. */
    @Test
    void separateCallsOfOneThreadAreSeparate() {
        RingStep first = variable(1, "writes Work.a");
        RingStep sees = variable(2, "reads Work.a");
        RingStep looks = variable(2, "reads List.size()");
        RingStep last = variable(1, "writes List.add()");

        assertThat(severity(REGION, List.of(first, sees, inNextCall(looks), last)))
                .isEqualTo(Severity.LOW);
        assertThat(severity(REGION, List.of(first, sees, looks, last))).isEqualTo(Severity.MEDIUM);
    }

    @Test
    void fieldsOfOneObjectAreNotShownHalfChanged() {
        RingStep first = variable(1, "writes Work.a");
        RingStep sees = variable(2, "reads Work.a");
        RingStep looks = variable(2, "reads Work.b");
        RingStep last = variable(1, "writes Work.b");

        assertThat(severity(REGION, List.of(first, sees, inNextCall(looks), last)))
                .isEqualTo(Severity.MEDIUM);
        assertThat(severity(
                        REGION,
                        List.of(variable(1, "reads Work.a"), variable(2, "writes Work.a"), inNextCall(looks), last)))
                .as("reads one of them, and then changes another one")
                .isEqualTo(Severity.LOW);
    }

    private static RingStep inNextCall(RingStep step) {
        return new RingStep(step.threadId(), step.thread(), 2, REGION, step.place(), step.target(), null);
    }

    private static Severity severity(Place region, List<RingStep> steps) {
        Found found = new Found(1, false, Extent.ONE_STATE, region, 1, "t1", steps, List.of());
        return SeverityFinder.of(new Ring(found, CODE), Judgement.UNPROVEN);
    }

    /** Thread 1 does the first step, thread 2 the next two, thread 1 the last one. */
    private static Severity severityOfTwoVariables(String first, String second, String third, String fourth) {
        Found found = new Found(
                1,
                false,
                REGION,
                1,
                "t1",
                List.of(step(1, first), step(2, second), step(2, third), step(1, fourth)),
                List.of());
        return SeverityFinder.of(new Ring(found), Judgement.HARMFUL);
    }

    @ParameterizedTest
    @CsvSource({
        "updates Map.computeIfAbsent(),updates Map.computeIfAbsent(),updates AtomicInteger.incrementAndGet(),updates"
                + " AtomicInteger.incrementAndGet()",
        "updates Map.putIfAbsent(),reads Map.get(),writes List.add(),writes List.add()",
        // the time is written before anything else
        "writes Work.last the current time,writes Work.last the current time,writes Map.put(),reads Map.get()"
    })
    void oneDependencyCouldAsWellBeTheOtherWayRound(String first, String second, String third, String fourth) {
        assertThat(severityOfTwoVariables(first, second, third, fourth)).isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        // what was put may replace something
        "writes Map.put(),reads Map.get(),updates AtomicInteger.incrementAndGet(),updates"
                + " AtomicInteger.incrementAndGet()",
        // the one that created it does something else than the others: it is not ready
        "updates Map.putIfAbsent(),reads Map.get(),reads AtomicInteger.get(),writes AtomicInteger.set()",
        // it is looked for and then removed
        "reads Set.isEmpty(),writes Set.add(),updates Map.computeIfAbsent(),updates Map.remove()"
    })
    void butItMustBeReady(String first, String second, String third, String fourth) {
        assertThat(severityOfTwoVariables(first, second, third, fourth)).isNotEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        // of one state: thread 2 alone, and threads 2 and 3 together
        "ONE_STATE,2,writes Work.a,reads Work.a,reads Work.b,writes Work.b,MEDIUM",
        "ONE_STATE,3,writes Work.a,reads Work.a,reads List.a,writes List.a,LOW",
        // the fields of one object
        "ONE_STATE,3,writes Work.a,reads Work.a,reads Work.b,writes Work.b,MEDIUM",
        // what was read is no longer true, however many threads it takes
        "ONE_STATE,3,reads Work.a,writes Work.a,reads Work.b,writes Work.a,HIGH",
        "STALE_DECISION,3,reads Work.a,writes Work.a,reads Work.b,writes Work.b,HIGH",
        // one variable
        "ONE_STATE,3,reads Work.a,writes Work.a,writes Work.a,reads Work.a,MEDIUM"
    })
    void aRingThatTakesSeveralOthers(
            Extent extent, int threads, String first, String second, String third, String fourth, Severity severity) {
        RingStep begins = variable(1, first);
        RingStep comes = variable(2, second);
        RingStep goes = variable(threads, third);
        List<RingStep> steps = threads == 2
                ? List.of(begins, comes, goes, variable(1, fourth))
                : List.of(
                        begins,
                        comes,
                        variable(2, "writes Work.c"),
                        variable(3, "reads Work.c"),
                        goes,
                        variable(1, fourth));
        if (threads == 3 && fourth.equals(first) && third.equals(second)) {
            steps = List.of(begins, comes, comes, goes, goes, variable(1, fourth));
        }
        Found found = new Found(1, false, extent, REGION, 1, "t1", steps, List.of());

        assertThat(SeverityFinder.of(new Ring(found), Judgement.UNPROVEN)).isEqualTo(severity);
        assertThat(SeverityFinder.of(new Ring(found), Judgement.HARMFUL)).isEqualTo(Severity.HIGH);
    }

    @ParameterizedTest
    @CsvSource({
        "writes Work.up,reads Work.up,reads Work.down,LOW",
        "writes Work.up,writes Work.up,reads Work.down,LOW",
        "writes Work.up,writes Work.down,writes Work.down,LOW",
        // down first, set by others, not read back in one step, and up without down
        "writes Work.down,reads Work.up,reads Work.up,MEDIUM",
        "writes Work.up,writes Work.set,reads Work.down,MEDIUM",
        "reads Work.up,writes Work.up,writes Work.up,HIGH",
        "writes Work.up,writes Work.up,reads Work.up,MEDIUM"
    })
    void aFieldThatCountsWhatIsGoingOn(String first, String second, String third, Severity severity) {
        // The name stands for what the line does; it is one variable by its identity.
        List<RingStep> steps = List.of(step(1, first), step(2, second), step(2, second), step(1, third));
        Found found = new Found(1, false, Extent.ONE_STATE, REGION, 1, "t1", steps, List.of());

        assertThat(SeverityFinder.of(new Ring(found, CODE), Judgement.UNPROVEN)).isEqualTo(severity);
    }

    @ParameterizedTest
    @CsvSource({
        "writes Work.sum1,reads Work.sum1,writes Work.sum2,reads Work.sum2,LOW",
        "writes Work.sum1,reads Work.sum1,writes Work.b,reads Work.b,LOW",
        "updates Map.merge(),updates Map.merge(),writes Work.b,reads Work.b,LOW",
        // between two additions, even if the other one loses a count
        "writes Work.sum1,writes Work.sum1,writes Work.sum1,reads Work.sum1,LOW",
        "writes Work.sum1,writes Work.set1,writes Work.set1,reads Work.sum1,MEDIUM",
        // somebody looks at it, one of the sums is lost, or something else is written
        "writes Work.sum1,reads Work.seen1,reads Work.sum2,writes Work.sum2,MEDIUM",
        "reads Work.sum1,writes Work.sum1,writes Work.sum1,writes Work.sum1,HIGH",
        "writes Work.sum1,reads Work.sum1,writes Work.sum1,writes Work.sum1,MEDIUM",
        "writes Work.a,reads Work.a,writes Work.b,reads Work.b,MEDIUM"
    })
    void toAddInAnotherOrderIsTheSame(String first, String second, String third, String fourth, Severity severity) {
        List<RingStep> steps =
                List.of(variable(1, first), variable(2, second), variable(2, third), variable(1, fourth));
        Found found = new Found(1, false, Extent.ONE_STATE, REGION, 1, "t1", steps, List.of());

        assertThat(SeverityFinder.of(new Ring(found, CODE), Judgement.UNPROVEN)).isEqualTo(severity);
    }

    /** A step about a field of its own, by the last letter of its name. */
    private static RingStep variable(int thread, String action) {
        RingStep step = step(thread, action);
        return new RingStep(
                step.threadId(),
                step.thread(),
                step.transaction(),
                step.region(),
                step.place(),
                new Target(action.contains("List") ? 2 : 1, Target.NO_INDEX, action.charAt(action.length() - 1)),
                null);
    }
}
