package dev.atomicity.random;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Choice.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Random traces by number, for long runs: the same number is always the same trace, and making one costs little.
 *
 * <p>What varies from trace to trace are the sizes and the habits: how often threads change, how long regions last, how
 * much is written. Uniform choices alone would make all traces alike.
 */
public final class SeededTraces {
    private static final int WIDE_EVENTS = 500;

    private SeededTraces() {}

    public static Trace trace(long number) {
        return Recipe.of(number).trace();
    }

    /** A trace with more threads, variables and locks than any table starts with, and few meetings among them. */
    public static Trace wideTrace(long number) {
        SplittableRandom random = new SplittableRandom(number);
        int threads = random.nextInt(10, 100);
        int[] weights = Recipe.weights(random);
        weights[Action.JOIN.ordinal()] = 1;
        List<Choice> choices = new ArrayList<>();
        int length = random.nextInt(200, WIDE_EVENTS);
        for (int i = 0; i < length; i++) {
            int thread = random.nextInt(threads);
            choices.add(new Choice(thread, Recipe.action(random, weights), random.nextInt(threads)));
        }
        return TraceBuilder.build(threads, random.nextInt(20, 100), random.nextInt(20, 100), WIDE_EVENTS, choices);
    }

    /**
     * A trace in which threads come and go: a few at a time, each joined by another before a new one comes. The places
     * of those that have gone are used again, while what they did is still to be seen.
     */
    public static Trace relayTrace(long number) {
        SplittableRandom random = new SplittableRandom(number);
        int atATime = random.nextInt(2, 5);
        int threads = atATime + random.nextInt(2, 20);
        int stint = random.nextInt(2, 12);
        int[] weights = Recipe.weights(random);
        weights[Action.JOIN.ordinal()] = random.nextInt(2);
        List<Choice> choices = new ArrayList<>();
        for (int oldest = 0; oldest + atATime <= threads; oldest++) {
            for (int i = 0; i < stint; i++) {
                int target = random.nextInt(2) == 0 ? oldest + random.nextInt(atATime) : random.nextInt(threads);
                choices.add(new Choice(oldest + random.nextInt(atATime), Recipe.action(random, weights), target));
            }
            if (random.nextInt(3) > 0) {
                choices.add(new Choice(oldest, Action.END, 0));
            }
            choices.add(new Choice(oldest + random.nextInt(1, atATime), Action.JOIN, oldest));
        }
        return TraceBuilder.build(threads, random.nextInt(1, 5), random.nextInt(1, 3), WIDE_EVENTS, choices);
    }

    /** The trace with that number without the events that do not matter for {@code interesting}. */
    public static Trace shrink(long number, Predicate<Trace> interesting) {
        Recipe recipe = Recipe.of(number);
        for (int size = Math.max(1, recipe.choices.size() / 2); size > 0; ) {
            Recipe smaller = recipe.withoutSome(size, interesting);
            size = smaller == recipe ? size / 2 : Math.min(size, smaller.choices.size());
            recipe = smaller;
        }
        return recipe.trace();
    }

    record Recipe(int threads, int variables, int locks, List<Choice> choices) {
        static Recipe of(long number) {
            SplittableRandom random = new SplittableRandom(number);
            // Rather few threads: rings need threads that meet.
            int threads = 2 + Math.min(random.nextInt(Traces.MAX_THREADS - 1), random.nextInt(Traces.MAX_THREADS - 1));
            int[] weights = weights(random);
            int stay = random.nextInt(0, 60); // percent: how often the same thread goes on
            int length = random.nextInt(5, Traces.MAX_CHOICES + 1);
            List<Choice> choices = new ArrayList<>(length);
            int thread = 0;
            if (random.nextBoolean()) {
                // Regions that overlap from the start: otherwise rings in which no transaction is cut are rare.
                for (int each = 0; each <= threads / 2; each++) {
                    choices.add(new Choice(each, Action.BEGIN, 0));
                }
            }
            for (int i = 0; i < length; i++) {
                thread = random.nextInt(100) < stay ? thread : random.nextInt(threads);
                choices.add(new Choice(thread, action(random, weights), random.nextInt(Traces.MAX_THREADS)));
            }
            return new Recipe(threads, random.nextInt(1, 7), random.nextInt(1, 4), choices);
        }

        private static int[] weights(SplittableRandom random) {
            int[] weights = new int[Action.values().length];
            for (Action action : Action.values()) {
                weights[action.ordinal()] = 1 + random.nextInt(2 * action.weight);
            }
            if (random.nextBoolean()) {
                weights[Action.JOIN.ordinal()] = 0; // each join silences a thread
            }
            if (random.nextInt(4) == 0) {
                // Mostly locks: among many accesses, what a lock orders is nearly always ordered already.
                weights[Action.ACQUIRE.ordinal()] *= 6;
                weights[Action.READ.ordinal()] = 1;
                weights[Action.WRITE.ordinal()] = 2;
            }
            return weights;
        }

        static Action action(SplittableRandom random, int[] weights) {
            int sum = 0;
            for (int weight : weights) {
                sum += weight;
            }
            int at = random.nextInt(sum);
            int chosen = 0;
            while (at >= weights[chosen]) {
                at -= weights[chosen++];
            }
            return Action.values()[chosen];
        }

        Trace trace() {
            return TraceBuilder.build(threads, variables, locks, Traces.MAX_EVENTS, choices);
        }

        /** The first smaller recipe without {@code size} neighbouring choices that is interesting, or this one. */
        Recipe withoutSome(int size, Predicate<Trace> interesting) {
            for (int from = 0; from + size <= choices.size(); from++) {
                List<Choice> fewer = new ArrayList<>(choices);
                fewer.subList(from, from + size).clear();
                Recipe smaller = new Recipe(threads, variables, locks, fewer);
                if (interesting.test(smaller.trace())) {
                    return smaller;
                }
            }
            return this;
        }
    }
}
