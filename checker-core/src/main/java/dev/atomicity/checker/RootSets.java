package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The atomic sets in which the active transaction of a thread may lead to dependencies. Other threads add them. Guarded by its own
 * monitor.
 */
final class RootSets {
    private final Set<AtomicSet> sets = new LinkedHashSet<>();

    synchronized void add(AtomicSet set) {
        sets.add(set);
    }

    /** Returns all of them, and removes them. */
    synchronized List<AtomicSet> take() {
        List<AtomicSet> taken = List.copyOf(sets);
        sets.clear();
        return taken;
    }

    /** The last ones that were added, without this one. */
    synchronized List<AtomicSet> latest(int atMost, AtomicSet without) {
        List<AtomicSet> others = new ArrayList<>(sets);
        others.remove(without);
        return others.size() <= atMost ? others : others.subList(others.size() - atMost, others.size());
    }
}
