package dev.atomicity.provoke;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.cuts.Cut;
import dev.atomicity.provoke.cuts.CutFinder;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.director.HoldBack;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The executions of one test, one after another: two logged ones; then attempts at the cuts that they showed, the best ones first; then
 * logged ones in which each thread comes last, and attempts at what they showed. At the end, plans that were confirmed are repeated: if
 * one is not confirmed every time, other plans for its cut are tried, so that a replay is reliable.
 *
 * <p>A cut that only the very first execution showed may depend on static state, which that execution has changed permanently. It is
 * tried once here, and then in JVMs of its own: see {@link #takePlansForFreshJvm}.
 */
public final class Search {
    /** The number of threads that come last, one in each execution. */
    private static final int MAX_REVERSED = 4;

    private static final int MAX_FOR_FRESH_JVM = 6;

    private final CutFinder finder;
    private final Deque<Attempts> open = new ArrayDeque<>();

    /** Attempts that were confirmed once: they are repeated at the end. */
    private final Deque<Attempts> toRepeat = new ArrayDeque<>();

    /** Whether the last execution was a repetition. */
    private boolean isRepetition;

    /** Cuts of the first execution that no other one has shown. */
    private List<Cut> firstOnly = new ArrayList<>();

    /** Regions that were found interrupted in directed executions. */
    private final Set<Integer> interrupted = new HashSet<>();

    private final Set<String> known = new HashSet<>();
    private final List<Plan> forFreshJvm = new ArrayList<>();

    /** The remaining executions in which units are held back; null until the first execution is logged. */
    private Deque<HoldBack.Schedule> reversed;

    /** The units that are held back: the first ones other than that of the test. */
    private List<String> others = List.of();

    private boolean isOneByOne;

    private boolean isLoggedAgain;
    private int candidates;
    private int tried;
    private int confirmed;

    Search(Places places, long seed) {
        this.finder = new CutFinder(places, seed);
    }

    /** The next execution; null if there is nothing left to try. */
    Execution next() {
        if (reversed == null || (!firstOnly.isEmpty() && !isLoggedAgain)) {
            return Execution.logged(null);
        }
        while (!open.isEmpty() && isNeedless(open.element().cut())) {
            open.remove();
            candidates--;
        }
        isRepetition = open.isEmpty();
        Attempts attempts = open.peek();
        if (attempts == null && !reversed.isEmpty()) {
            return Execution.logged(reversed.poll());
        }
        attempts = attempts == null ? toRepeat.peek() : attempts;
        return attempts == null ? null : Execution.directed(attempts.plan());
    }

    /** Whether a region of the ring was already found interrupted, in a simpler way. */
    private boolean isNeedless(Cut cut) {
        return cut.isRing() && cut.regions().stream().anyMatch(interrupted::contains);
    }

    /** A logged execution has ended. */
    void logged(Logged log) {
        List<Cut> found = finder.find(log.accesses());
        if (reversed == null) {
            others = otherUnits(log.units());
            reversed = new ArrayDeque<>(others.stream().map(HoldBack.Last::new).toList());
            firstOnly = found;
            tryOneByOne(log);
            return;
        }
        tryOneByOne(log);
        if (!isLoggedAgain) {
            isLoggedAgain = true;
            Set<String> again = new HashSet<>();
            found.forEach(cut -> again.add(cut.key()));
            addNew(found);
            for (Cut cut : firstOnly) {
                if (!again.contains(cut.key()) && known.add(cut.key())) {
                    candidates++;
                    open.add(Attempts.once(cut));
                }
            }
        } else {
            addNew(found);
        }
    }

    /** What may come between a wait and its end is seen best if no thread begins another region meanwhile. */
    private void tryOneByOne(Logged log) {
        if (log.hasWaitedOnce() && !isOneByOne) {
            isOneByOne = true;
            List<String> backwards = new ArrayList<>(others);
            Collections.reverse(backwards);
            reversed.add(new HoldBack.OneByOne(others));
            reversed.add(new HoldBack.OneByOne(backwards));
        }
    }

    private void addNew(List<Cut> found) {
        for (Cut cut : found) {
            if (known.add(cut.key())) {
                candidates++;
                open.add(Attempts.at(cut));
            }
        }
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
    boolean directed(Director.Outcome outcome, Set<Integer> regions) {
        if (isRepetition) {
            return repeated(outcome, regions);
        }
        Attempts attempts = open.element();
        Cut cut = attempts.cut();
        boolean isConfirmed = cut.regions().stream().anyMatch(regions::contains);
        if (!cut.isOfMany()) {
            interrupted.addAll(regions);
        }
        if (isConfirmed) {
            confirmed++;
            attempts.isReliableAfterConfirmation();
            toRepeat.add(attempts);
        } else if (attempts.goOnAfter(outcome)) {
            return false;
        } else if (attempts.isOnce()) {
            keepForFreshJvm(cut);
        }
        open.remove();
        tried++;
        return isConfirmed;
    }

    private boolean repeated(Director.Outcome outcome, Set<Integer> regions) {
        Attempts attempts = toRepeat.element();
        boolean isConfirmed = attempts.cut().regions().stream().anyMatch(regions::contains);
        if (isConfirmed ? attempts.isReliableAfterConfirmation() : !attempts.goOnAfter(outcome)) {
            toRepeat.remove();
            if (!isConfirmed && attempts.isOnce()) {
                keepForFreshJvm(attempts.cut());
            }
        }
        return isConfirmed;
    }

    private void keepForFreshJvm(Cut cut) {
        if (forFreshJvm.size() < MAX_FOR_FRESH_JVM) {
            forFreshJvm.add(cut.plans().get(0).inFreshJvm());
        }
    }

    /** The plans, found since the last call, that can be followed only in the first execution of a JVM. */
    public List<Plan> takePlansForFreshJvm() {
        List<Plan> taken = List.copyOf(forFreshJvm);
        forFreshJvm.clear();
        return taken;
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
