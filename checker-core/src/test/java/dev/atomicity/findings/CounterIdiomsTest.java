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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rings of two threads that the code of the methods explains. A step is: the line, the operation, the variable, and a value. Lines from 100 on check once more, or do
 * something every n-th time.
 */
class CounterIdiomsTest {
    private static final Place REGION = new Place("a.Work", "run", "Work.java", 1, Operation.REGION, null);

    private static final Methods CODE = new UnknownMethods() {
        @Override
        public boolean ticks(String owner, String method, int line, String call) {
            return line >= 100 && call.equals("incrementAndGet()");
        }

        @Override
        public boolean isConditional(String owner, String method, int line, String call) {
            return line >= 100 && !call.equals("incrementAndGet()") && !call.equals("getAndIncrement()");
        }

        @Override
        public boolean isCompared(String owner, String method, int line, String variable) {
            return line >= 100 && variable.equals("getAndIncrement()");
        }
    };

    private static RingStep step(int thread, String action) {
        String[] words = action.split(" ", 4);
        boolean isField = !words[2].endsWith("()");
        return new RingStep(
                thread,
                "t" + thread,
                1,
                REGION,
                new Place(
                        "a.Work", "run", "Work.java", Integer.parseInt(words[0]), Operation.named(words[1]), words[2]),
                new Target(
                        words[2].split("\\.")[0].hashCode(),
                        Target.NO_INDEX,
                        isField ? Integer.toUnsignedLong(words[2].hashCode()) : Target.NO_PART),
                words.length > 3 ? words[3] : null);
    }

    /** The steps of thread 1, 2, 2 and 1. */
    private static Severity severity(String... actions) {
        return severity(Judgement.UNPROVEN, actions);
    }

    private static Severity severity(Judgement judgement, String... actions) {
        int[] threads = {1, 2, 2, 1};
        List<RingStep> steps = IntStream.range(0, actions.length)
                .mapToObj(i -> step(threads[i], actions[i]))
                .toList();
        Found found = new Found(1, false, Extent.ONE_STATE, REGION, 1, "t1", steps, List.of());
        return SeverityFinder.of(new Ring(found, CODE), judgement);
    }

    /** Each run of the method gets a number, works, and counts again to find out whether it is the last one. */
    @Test
    void theLastOneIsFoundByCounting() {
        String ticket = "2 updates AtomicInteger.getAndIncrement()";
        String left = "4 updates AtomicLong.decrementAndGet()";
        assertThat(severity(ticket, ticket, left, left)).isEqualTo(Severity.LOW);
    }

    /** The numbers would be in another order there. */
    @Test
    void aNumberIsPutIntoAList() {
        String number = "2 updates AtomicInteger.getAndIncrement()";
        String put = "4 updates List.add()";
        assertThat(severity(number, number, put, put)).isNotEqualTo(Severity.LOW);
    }

    /** The values of both are right whoever is first, but both may be at work at the same time. */
    @Test
    void aFlagIsFoundToBeClearByTwo() {
        String asks = "2 reads Work.busy false";
        String sets = "3 writes Work.busy true";
        assertThat(severity(Judgement.HARMLESS, asks, sets, "4 writes Work.busy false", sets))
                .isEqualTo(Severity.HIGH);
        assertThat(severity(Judgement.HARMLESS, asks, sets, sets, sets))
                .as("only ever set, as a mark that something has changed")
                .isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        "2 reads Map.get(),3 updates Map.remove(),100 updates Map.remove()",
        "2 reads Map.get(),3 updates Map.put(),100 updates Map.putIfAbsent()",
        "2 reads AtomicInteger.get(),3 writes AtomicInteger.set(),100 updates AtomicInteger.compareAndSet()",
        // a loop gets one number after the other, and compares each of them
        "100 updates AtomicInteger.getAndIncrement(),100 updates AtomicInteger.getAndIncrement(),100 updates AtomicInteger.getAndIncrement()",
        // a flag that says whether anybody is at work
        "2 writes Work.busy true,3 reads Work.busy true,4 writes Work.busy false",
        "2 updates AtomicBoolean.compareAndSet(),3 updates AtomicBoolean.compareAndSet(),4 writes AtomicBoolean.set() false"
    })
    void noMistakeOnOneVariable(String first, String second, String third) {
        assertThat(severity(first, second, second, third)).isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        "2 reads Map.get(),3 updates Map.remove(),4 updates Map.remove()",
        "2 reads Map.get(),3 updates Map.put(),4 updates Map.putIfAbsent()",
        // it has changed the variable before, so others may have lost what they did
        "2 updates Map.put(),3 updates Map.put(),100 updates Map.remove()",
        // others change the flag, or nobody sees that it was not free
        "2 writes Work.busy true,3 writes Work.busy true,4 writes Work.busy false",
        "2 writes Work.valid false,3 reads Work.valid false,4 writes Work.valid true",
        "2 updates AtomicBoolean.compareAndSet(),3 writes AtomicBoolean.set() true,4 writes AtomicBoolean.set() false",
        "2 updates AtomicBoolean.compareAndSet(),3 updates AtomicBoolean.compareAndSet(),4 writes AtomicBoolean.set() true",
        // two numbers that may have to follow each other
        "2 updates AtomicInteger.getAndIncrement(),2 updates AtomicInteger.getAndIncrement(),2 updates AtomicInteger.getAndIncrement()",
        "100 updates AtomicInteger.getAndIncrement(),100 updates AtomicInteger.getAndIncrement(),101 updates AtomicInteger.getAndIncrement()",
        // a number for somebody
        "2 updates AtomicInteger.incrementAndGet(),3 updates AtomicInteger.incrementAndGet(),4 writes AtomicInteger.set()"
    })
    void mayBeOneOnOneVariable(String first, String second, String third) {
        assertThat(severity(first, second, second, third)).isNotEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        "100 updates AtomicInteger.incrementAndGet(),100 updates AtomicInteger.incrementAndGet(),5 writes Work.x,6 writes Work.x",
        "2 writes AtomicInteger.set(),100 updates AtomicInteger.incrementAndGet(),5 writes Work.x,6 reads Work.x",
        "2 reads Work.x,3 writes Work.x,100 updates AtomicInteger.incrementAndGet(),4 writes AtomicInteger.set()"
    })
    void everyNthTime(String first, String second, String third, String fourth) {
        assertThat(severity(first, second, third, fourth)).isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        // somebody looks at the counter
        "100 updates AtomicInteger.incrementAndGet(),3 reads AtomicInteger.get(),5 writes Work.x,6 writes Work.x",
        "3 reads AtomicInteger.get(),100 updates AtomicInteger.incrementAndGet(),100 updates AtomicInteger.incrementAndGet(),4 writes AtomicInteger.set()",
        // the number is used
        "7 updates AtomicInteger.incrementAndGet(),7 updates AtomicInteger.incrementAndGet(),5 writes Work.x,6 writes Work.x",
        "2 writes AtomicInteger.set(),7 updates AtomicInteger.incrementAndGet(),5 writes Work.x,6 reads Work.x"
    })
    void aNumberThatMatters(String first, String second, String third, String fourth) {
        assertThat(severity(first, second, third, fourth)).isNotEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        "2 writes Server.running false,3 reads Server.running,4 writes Server.selector null,5 reads Server.selector",
        "2 updates AtomicBoolean.compareAndSet(),3 reads AtomicBoolean.get(),4 updates Map.remove(),5 reads Map.isEmpty()",
        "2 updates AtomicBoolean.compareAndSet(),3 updates AtomicBoolean.compareAndSet(),4 writes Work.time,5 reads Work.time"
    })
    void aSignalIsAnswered(String first, String second, String third, String fourth) {
        assertThat(severity(first, second, third, fourth)).isEqualTo(Severity.LOW);
    }

    @ParameterizedTest
    @CsvSource({
        // it says that it is ready, and goes on to change what others use already
        "2 writes Server.ready true,3 reads Server.ready,4 reads Server.port,5 writes Server.port",
        "2 writes Server.ready true,3 reads Server.ready,4 writes Server.port,5 writes Server.port",
        // no flag
        "2 writes Server.state 2,3 reads Server.state,4 writes Server.port,5 reads Server.port",
        // the other one does not look at it
        "2 writes Server.running false,3 writes Server.running true,4 writes Server.port,5 reads Server.port"
    })
    void noSignal(String first, String second, String third, String fourth) {
        assertThat(severity(first, second, third, fourth)).isNotEqualTo(Severity.LOW);
    }
}
