package dev.atomicity.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Event.Kind;
import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Random traces prove little if they are all alike: of everything that matters there must be plenty. */
class VarietyTest {
    private static final List<Trace> TRACES =
            LongStream.range(0, 5000).mapToObj(SeededTraces::trace).toList();

    @Test
    void allKindsOfVerdicts() {
        assertThat(share(trace -> oracle(trace).serializable())).isBetween(0.2, 0.8);
        assertThat(share(trace -> !oracle(trace).violated().isEmpty())).isBetween(0.2, 0.8);
        assertThat(share(trace -> oracle(trace).violated().cardinality() > 1)).isGreaterThan(0.1);
        assertThat(share(trace -> !oracle(trace).componentsWithoutViolation().isEmpty()))
                .isGreaterThan(0.005);
    }

    @Test
    void locksMatter() {
        assertThat(share(trace -> !new Oracle(trace, true).violated().equals(new Oracle(trace, false).violated())))
                .isGreaterThan(0.02);
    }

    @Test
    void allNumbersOfThreads() {
        for (int threads = 2; threads <= 8; threads++) {
            int wanted = threads;
            assertThat(share(trace -> trace.threads() == wanted)).isGreaterThan(0.005);
        }
    }

    @Test
    void threadsAreForkedAndJoined() {
        assertThat(share(trace -> has(trace, Kind.FORK))).isGreaterThan(0.05);
        assertThat(share(trace -> has(trace, Kind.JOIN))).isGreaterThan(0.1);
        assertThat(share(trace -> trace.events().stream()
                        .anyMatch(event -> event.kind() == Kind.JOIN && isIdle(trace, event.target()))))
                .isGreaterThan(0.01);
    }

    @Test
    void allKindsOfVerdictsWhenThreadsComeAndGo() {
        List<Trace> relays =
                LongStream.range(0, 2000).mapToObj(SeededTraces::relayTrace).toList();
        assertThat(share(relays, trace -> oracle(trace).serializable())).isBetween(0.2, 0.8);
        assertThat(share(relays, trace -> !oracle(trace).violated().isEmpty())).isBetween(0.2, 0.8);
    }

    @Test
    void theSameNumberIsTheSameTrace() {
        assertThat(SeededTraces.trace(17).text()).isEqualTo(TRACES.get(17).text());
    }

    private static boolean has(Trace trace, Kind kind) {
        return trace.events().stream().anyMatch(event -> event.kind() == kind);
    }

    private static boolean isIdle(Trace trace, int thread) {
        return trace.events().stream().mapToInt(Event::thread).noneMatch(each -> each == thread);
    }

    private static Oracle oracle(Trace trace) {
        return new Oracle(trace, true);
    }

    private static double share(Predicate<Trace> predicate) {
        return share(TRACES, predicate);
    }

    private static double share(List<Trace> traces, Predicate<Trace> predicate) {
        return traces.stream().filter(predicate).count() / (double) traces.size();
    }
}
