package dev.atomicity.analysis;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.SeededTraces;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The long run: as many numbered traces as {@code atomicity.traces.count} says, on all processors. */
class SeededTracesTest {
    @Test
    void allCheckersAgreeWithTheOracle() {
        OptionalLong failing = LongStream.range(0, TraceCount.get())
                .parallel()
                .filter(number -> disagreement(SeededTraces.trace(number)) != null)
                .findAny();
        if (failing.isPresent()) {
            Trace smallest = SeededTraces.shrink(failing.getAsLong(), sameProblemAs(failing.getAsLong()));
            throw disagreement(smallest);
        }
    }

    /** Tables of threads, variables and locks have to grow: small traces never fill them. */
    @Test
    void allCheckersAgreeOnWideTraces() {
        LongStream.range(0, TraceCount.get() / 50)
                .parallel()
                .mapToObj(SeededTraces::wideTrace)
                .forEach(Agreement::assertAllAgree);
    }

    /** What a thread leaves behind must not be taken for something of the thread that has its place. */
    @Test
    void allCheckersAgreeWhenThreadsComeAndGo() {
        LongStream.range(0, TraceCount.get() / 5)
                .parallel()
                .mapToObj(SeededTraces::relayTrace)
                .forEach(Agreement::assertAllAgree);
    }

    /** Shrinking must not slip from one checker's fault to another's. */
    private static Predicate<Trace> sameProblemAs(long number) {
        String checker = checker(disagreement(SeededTraces.trace(number)));
        return trace -> {
            AssertionError problem = trace.events().isEmpty() ? null : disagreement(trace);
            return problem != null && checker(problem).equals(checker);
        };
    }

    private static String checker(AssertionError problem) {
        return problem.getMessage().substring(0, problem.getMessage().indexOf(' '));
    }

    private static AssertionError disagreement(Trace trace) {
        try {
            Agreement.assertAllAgree(trace);
            return null;
        } catch (AssertionError problem) {
            return problem;
        }
    }
}
