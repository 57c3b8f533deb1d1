package dev.atomicity.hooks.report;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * One {@link Finding} for each different ring of sites, but only some of those that interrupt a method between the same two accesses. Where
 * many threads work on one object, there are thousands of rings between the two accesses. They all prove the same, and would leave no room
 * for the findings of later tests.
 *
 * <p>Not thread-safe.
 */
final class KnownRings {
    /** Rings that are kept in all; further ones are only counted. */
    private static final int MAX_RINGS = 10_000;

    /** Rings between the same two accesses, with one other thread. */
    static final int MAX_OF_TWO_THREADS = 32;

    /** Rings between the same two accesses, with several other threads. */
    static final int MAX_OF_MORE_THREADS = 8;

    private static final int DEPENDENCIES_OF_TWO_THREADS = 2;

    private final Map<Sites, Finding> bySites = new LinkedHashMap<>();
    private final Map<Accesses, Kept> byAccesses = new HashMap<>();
    private long notKept;

    /**
     * What makes rings the same.
     *
     * @param events source and sink of each dependency
     */
    record Sites(Finding.Kind kind, Finding.Extent extent, int region, List<Long> events) {
        private Accesses accesses() {
            return new Accesses(kind, extent, region, events.get(0), events.get(events.size() - 1));
        }

        private boolean isOfTwoThreads() {
            return events.size() <= 2 * DEPENDENCIES_OF_TWO_THREADS;
        }
    }

    /** The two accesses of the interrupted method between which the others come in. */
    private record Accesses(Finding.Kind kind, Finding.Extent extent, int region, long first, long last) {}

    private static final class Kept {
        private Finding first;
        private int ofTwoThreads;
        private int ofMoreThreads;

        private boolean hasRoomFor(Sites sites) {
            return sites.isOfTwoThreads() ? ofTwoThreads < MAX_OF_TWO_THREADS : ofMoreThreads < MAX_OF_MORE_THREADS;
        }

        private void add(Sites sites, Finding finding) {
            if (first == null) {
                first = finding;
            }
            if (sites.isOfTwoThreads()) {
                ofTwoThreads++;
            } else {
                ofMoreThreads++;
            }
        }
    }

    /** The finding for those sites, or another one between the same accesses; null if there is no room for one more. */
    Finding keep(Sites sites, Supplier<Finding> made) {
        Finding known = bySites.get(sites);
        if (known != null) {
            known.occurrences++;
            return known;
        }
        if (bySites.size() >= MAX_RINGS) {
            notKept++;
            return null;
        }
        Kept kept = byAccesses.computeIfAbsent(sites.accesses(), accesses -> new Kept());
        if (!kept.hasRoomFor(sites)) {
            kept.first.occurrences++; // not null: without a first one there would be room
            return kept.first;
        }
        Finding finding = made.get();
        bySites.put(sites, finding);
        kept.add(sites, finding);
        return finding;
    }

    List<Finding> findings() {
        return List.copyOf(bySites.values());
    }

    long notKept() {
        return notKept;
    }
}
