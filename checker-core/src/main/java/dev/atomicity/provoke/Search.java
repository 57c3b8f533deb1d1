package dev.atomicity.provoke;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.cuts.Cut;
import dev.atomicity.provoke.cuts.CutFinder;
import dev.atomicity.provoke.plan.Places;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The executions of one test, one after another: a logged one; then attempts at the cuts that it showed, the best ones first; then
 * logged ones in which each thread comes last, and attempts at what they showed.
 */
public final class Search {
    /** Threads that come last, one in each execution. */
    private static final int MAX_REVERSED = 4;

    private final CutFinder finder;
    private final Deque<Attempts> open = new ArrayDeque<>();
    private final Set<String> known = new HashSet<>();
    private final Set<Integer> confirmedRegions = new HashSet<>();

    /** Units that are still to come last; null until the first execution is logged. */
    private Deque<String> reversed;

    private int candidates;
    private int tried;
    private int confirmed;

    Search(Places places) {
        this.finder = new CutFinder(places);
    }

    /** The next execution; null if there is nothing left to try. */
    Execution next() {
        if (reversed == null) {
            return Execution.logged(null);
        }
        Attempts attempts = open.peek();
        if (attempts != null) {
            return Execution.directed(attempts.plan());
        }
        return reversed.isEmpty() ? null : Execution.logged(reversed.poll());
    }

    /** A logged execution has ended. */
    void logged(Provoking.Logged log) {
        if (reversed == null) {
            reversed = new ArrayDeque<>(otherUnits(log.units()));
        }
        List<Cut> found = new ArrayList<>(finder.find(log.accesses()));
        found.removeIf(cut -> !known.add(cut.key()));
        candidates += found.size();
        found.forEach(cut -> open.add(new Attempts(cut)));
    }

    private static List<String> otherUnits(List<String> units) {
        return units.stream()
                .filter(path -> !path.equals(Unit.MAIN))
                .limit(MAX_REVERSED)
                .toList();
    }

    /**
     * A directed execution has ended.
     *
     * @param regions those that were found interrupted in it
     * @return whether it has confirmed its cut
     */
    boolean directed(dev.atomicity.provoke.director.Director.Outcome outcome, Set<Integer> regions) {
        Attempts attempts = open.element();
        boolean isConfirmed = regions.contains(attempts.cut().region())
                || (attempts.cut().partnerRegion() != 0
                        && regions.contains(attempts.cut().partnerRegion()));
        if (isConfirmed) {
            confirmed++;
            confirmedRegions.add(attempts.cut().region());
        }
        if (isConfirmed || !attempts.goOnAfter(outcome)) {
            open.remove();
            tried++;
        }
        return isConfirmed;
    }

    public int candidates() {
        return candidates;
    }

    public int tried() {
        return tried;
    }

    public int confirmed() {
        return confirmed;
    }

    public int excluded() {
        return finder.excluded();
    }

    public int left() {
        return open.size();
    }
}
