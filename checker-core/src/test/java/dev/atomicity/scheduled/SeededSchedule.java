package dev.atomicity.scheduled;

import dev.atomicity.scheduled.Turn.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * A random schedule by number: the same number is always the same schedule, as long as the kinds are the same. What varies
 * from one to the next are the sizes and the habits: how many share how much, how long regions last, how often threads change.
 */
record SeededSchedule(List<Kind<?>> kinds, int threads, List<Wish> wishes) {
    private static final int MAX_CELLS = 3;
    private static final int MAX_THREADS = 5;
    private static final int MANY = 1 << 20;

    static SeededSchedule of(long number, List<Kind<?>> known) {
        SplittableRandom random = new SplittableRandom(number);
        List<Kind<?>> kinds = new ArrayList<>();
        for (int cells = random.nextInt(1, MAX_CELLS + 1); cells > 0; cells--) {
            Kind<?> kind = known.get(random.nextInt(known.size()));
            if (!kind.isSingle() || !kinds.contains(kind)) {
                kinds.add(kind);
            }
        }
        // Rather few threads: rings need threads that meet.
        int threads = 2 + Math.min(random.nextInt(MAX_THREADS - 1), random.nextInt(MAX_THREADS - 1));
        int[] weights = weights(random);
        int stay = random.nextInt(60); // percent: how often the same thread goes on
        // Few operations, so that they meet: the same key, the same element.
        int[] operations = random.ints(random.nextInt(2, 8), 0, MANY).toArray();
        boolean hasFew = random.nextInt(3) > 0;
        List<Wish> wishes = new ArrayList<>();
        int thread = 0;
        if (random.nextBoolean()) {
            for (int each = 0; each <= threads / 2; each++) {
                wishes.add(new Wish(each, Action.REGION, 0, 0));
            }
        }
        for (int length = random.nextInt(5, 45); length > 0; length--) {
            thread = random.nextInt(100) < stay ? thread : random.nextInt(threads);
            int operation = hasFew ? operations[random.nextInt(operations.length)] : random.nextInt(MANY);
            wishes.add(new Wish(thread, action(random, weights), random.nextInt(MANY), operation));
        }
        return new SeededSchedule(kinds, threads, wishes);
    }

    private static int[] weights(SplittableRandom random) {
        int[] weights = new int[Action.values().length];
        weights[Action.OPERATE.ordinal()] = 20 + random.nextInt(60);
        weights[Action.REGION.ordinal()] = 4 + random.nextInt(16);
        weights[Action.LEAVE.ordinal()] = 2 + random.nextInt(10);
        weights[Action.THROW.ordinal()] = random.nextInt(2);
        weights[Action.FORK.ordinal()] = random.nextInt(3);
        weights[Action.JOIN.ordinal()] = random.nextInt(2);
        for (Action lock : List.of(Action.MONITOR, Action.METHOD, Action.LOCK)) {
            weights[lock.ordinal()] = random.nextInt(5);
        }
        return weights;
    }

    private static Action action(SplittableRandom random, int[] weights) {
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

    Schedule schedule() {
        return ScheduleBuilder.build(kinds, threads, wishes);
    }

    /** The same without what does not matter for {@code interesting}. */
    SeededSchedule shrink(Predicate<Schedule> interesting) {
        SeededSchedule smallest = this;
        for (int size = Math.max(1, wishes.size() / 2); size > 0; ) {
            SeededSchedule smaller = smallest.withoutSome(size, interesting);
            size = smaller == smallest ? size / 2 : Math.min(size, smaller.wishes.size());
            smallest = smaller;
        }
        return smallest;
    }

    private SeededSchedule withoutSome(int size, Predicate<Schedule> interesting) {
        for (int from = 0; from + size <= wishes.size(); from++) {
            List<Wish> fewer = new ArrayList<>(wishes);
            fewer.subList(from, from + size).clear();
            SeededSchedule smaller = new SeededSchedule(kinds, threads, fewer);
            if (interesting.test(smaller.schedule())) {
                return smaller;
            }
        }
        return this;
    }
}
