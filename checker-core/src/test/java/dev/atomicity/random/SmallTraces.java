package dev.atomicity.random;

import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Event.Kind;
import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Choice.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random traces by number that are so small that all schedules of their events can be tried. */
public final class SmallTraces {
    private static final int MAX_EVENTS = 16;

    private SmallTraces() {}

    /** Two to four threads, regions and events outside, locks that need not be nested, now and then fork and join. */
    public static Trace trace(long number) {
        SplittableRandom random = new SplittableRandom(number);
        int threads = random.nextInt(2, 5);
        int locks = random.nextInt(1, 3);
        int[] weights = {12, 12, random.nextInt(1, 8), 4, random.nextInt(8), 5, random.nextInt(3), random.nextInt(2)};
        List<Choice> choices = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            if (random.nextInt(4) > 0) {
                choices.add(new Choice(thread, Action.BEGIN, 0));
            }
        }
        int length = random.nextInt(5, 18);
        for (int i = 0; i < length; i++) {
            choices.add(new Choice(
                    random.nextInt(threads),
                    SeededTraces.Recipe.action(random, weights),
                    random.nextInt(Traces.MAX_THREADS)));
        }
        return TraceBuilder.build(threads, random.nextInt(1, 4), locks, MAX_EVENTS, choices);
    }

    /** Two transactions of two threads, with nested locks that are held only inside them. */
    public static Trace twoTransactions(long number) {
        SplittableRandom random = new SplittableRandom(number);
        int variables = random.nextInt(1, 4);
        List<Event> events = new ArrayList<>();
        for (int thread = 0; thread < 2; thread++) {
            events.add(new Event(thread, Kind.BEGIN, 0));
            addBody(events, thread, random, random.nextInt(2, 6), variables, 0);
            events.add(new Event(thread, Kind.END, 0));
        }
        return Trace.of(events);
    }

    /** Accesses, some inside of locks; locks are taken in the order of their numbers, so that there is no deadlock. */
    private static void addBody(
            List<Event> events, int thread, SplittableRandom random, int length, int variables, int freeLock) {
        for (int left = length; left > 0; ) {
            if (freeLock < 2 && random.nextInt(2) == 0) {
                int inside = random.nextInt(1, left + 1);
                int lock = random.nextInt(freeLock, 2);
                events.add(new Event(thread, Kind.ACQUIRE, lock));
                addBody(events, thread, random, inside, variables, lock + 1);
                events.add(new Event(thread, Kind.RELEASE, lock));
                left -= inside;
            } else {
                events.add(new Event(thread, random.nextBoolean() ? Kind.READ : Kind.WRITE, random.nextInt(variables)));
                left--;
            }
        }
    }
}
