package dev.atomicity.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.SmallTraces;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Prediction against the truth: all schedules of small random traces, as many as {@code atomicity.predicted.traces}. */
@Tag("slow")
class AllSchedulesTest {
    private static final int TRACES = Integer.getInteger("atomicity.predicted.traces", 1000);
    private static final int MAX_SCHEDULES = 3000;

    /** Every transaction that some schedule interrupts is named, and so is one of every ring without a culprit. */
    @Test
    void whateverSomeScheduleBreaksIsPredicted() {
        Count conflict = new Count();
        Count view = new Count();
        LongAdder named = new LongAdder();
        LongAdder interrupted = new LongAdder();
        forEach(SmallTraces::trace, (trace, all) -> {
            Set<String> labels = Predictions.labels(Atomicity.CONFLICT, trace);
            assertThat(labels).as(trace::toString).containsAll(all.interrupted);
            named.add(labels.size());
            interrupted.add(labels.stream().filter(all.interrupted::contains).count());
            requirePredicted(Atomicity.CONFLICT, trace, all, conflict);
            requirePredicted(Atomicity.VIEW, trace, all, view);
        });
        System.out.println("conflict: " + conflict + "; of " + named
                + " predicted transactions some schedule interrupts " + interrupted);
        System.out.println("view: " + view);
    }

    private static void requirePredicted(Atomicity atomicity, Trace trace, AllSchedules all, Count count) {
        boolean predicted = !Predictions.of(atomicity, trace).isEmpty();
        assertThat(predicted || all.allSerializable(atomicity))
                .as(() -> atomicity + " is broken by some schedule of" + trace)
                .isTrue();
        count.add(all, predicted, !all.allSerializable(atomicity));
    }

    /** Theorems 4.2 and 4.5: for two transactions without deadlock, prediction and truth are the same. */
    @ParameterizedTest
    @EnumSource
    void thePairTestIsExact(Atomicity atomicity) {
        Count count = new Count();
        forEach(SmallTraces::twoTransactions, (trace, all) -> {
            assertThat(all.someDeadlock).isFalse();
            List<Prediction> predictions = Predictions.of(atomicity, trace);
            assertThat(predictions.isEmpty()).as(trace::toString).isEqualTo(all.allSerializable(atomicity));
            assertThat(predictions).as(trace::toString).allMatch(Prediction::pair);
            count.add(all, !predictions.isEmpty(), !all.allSerializable(atomicity));
        });
        System.out.println(atomicity.optionName() + ", two transactions: " + count);
    }

    private interface Check {
        void check(Trace trace, AllSchedules all);
    }

    private static void forEach(LongFunction<Trace> source, Check check) {
        LongStream.range(0, TRACES).parallel().mapToObj(source).forEach(trace -> {
            if (!trace.events().isEmpty()) {
                AllSchedules.of(trace, MAX_SCHEDULES).ifPresent(all -> check.check(trace, all));
            }
        });
    }

    private static final class Count {
        private final LongAdder traces = new LongAdder();
        private final LongAdder schedules = new LongAdder();
        private final LongAdder predicted = new LongAdder();
        private final LongAdder confirmed = new LongAdder();

        void add(AllSchedules all, boolean isPredicted, boolean isConfirmed) {
            traces.increment();
            schedules.add(all.count);
            predicted.add(isPredicted ? 1 : 0);
            confirmed.add(isConfirmed ? 1 : 0);
        }

        @Override
        public String toString() {
            return traces + " traces with " + schedules + " schedules, something predicted in " + predicted
                    + ", confirmed by some schedule in " + confirmed;
        }
    }
}
