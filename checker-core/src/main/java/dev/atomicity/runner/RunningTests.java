package dev.atomicity.runner;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The tests that run at this moment, and since when. */
final class RunningTests {
    /** Guarded by this object. */
    private final Map<Integer, Entry> entries = new HashMap<>();

    /** A test, or a container: of that the time counts in which nothing inside it runs. */
    private static final class Entry {
        final int number;
        final int container;
        final boolean isTest;
        long since = System.nanoTime();
        int inside;

        Entry(int number, int container, boolean isTest) {
            this.number = number;
            this.container = container;
            this.isTest = isTest;
        }
    }

    synchronized void start(int number, int container, boolean isTest) {
        entries.put(number, new Entry(number, container, isTest));
        Entry outer = entries.get(container);
        if (outer != null) {
            outer.inside++;
        }
    }

    synchronized void end(int number) {
        Entry entry = entries.remove(number);
        Entry outer = entry == null ? null : entries.get(entry.container);
        if (outer != null) {
            outer.inside--;
            outer.since = System.nanoTime();
        }
    }

    /** The one that has been running for longer than that, the innermost if there are several; null if none. */
    synchronized Integer longerThan(long nanos) {
        long now = System.nanoTime();
        Optional<Entry> late = entries.values().stream()
                .filter(entry -> entry.inside == 0 && now - entry.since > nanos)
                .max(Comparator.comparing((Entry entry) -> entry.isTest).thenComparing(entry -> entry.number));
        return late.map(entry -> entry.number).orElse(null);
    }
}
