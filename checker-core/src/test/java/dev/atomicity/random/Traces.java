package dev.atomicity.random;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Choice.Action;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Arbitrary well-formed traces. They shrink to fewer events first, then to fewer threads, variables and locks. */
public final class Traces {
    static final int MAX_THREADS = 8;
    static final int MAX_EVENTS = 60;

    /** More than events, because some choices are not possible when their turn comes. */
    static final int MAX_CHOICES = 80;

    private Traces() {}

    public static Arbitrary<Trace> wellFormed() {
        Arbitrary<Integer> threads = Arbitraries.integers().between(2, MAX_THREADS);
        Arbitrary<Integer> variables = Arbitraries.integers().between(1, 6);
        Arbitrary<Integer> locks = Arbitraries.integers().between(1, 3);
        return Combinators.combine(threads, variables, locks, choice().list().ofMaxSize(MAX_CHOICES))
                .as((t, v, l, choices) -> TraceBuilder.build(t, v, l, MAX_EVENTS, choices))
                .filter(trace -> !trace.events().isEmpty());
    }

    private static Arbitrary<Choice> choice() {
        @SuppressWarnings({"unchecked", "rawtypes"})
        Arbitrary<Action> action = Arbitraries.frequency(Arrays.stream(Action.values())
                .map(each -> Tuple.of(each.weight, each))
                .toArray(Tuple.Tuple2[]::new));
        return Combinators.combine(
                        Arbitraries.integers().between(0, MAX_THREADS - 1).withDistribution(uniform()),
                        action,
                        Arbitraries.integers().between(0, MAX_THREADS - 1).withDistribution(uniform()))
                .as(Choice::new);
    }

    private static RandomDistribution uniform() {
        return RandomDistribution.uniform();
    }
}
