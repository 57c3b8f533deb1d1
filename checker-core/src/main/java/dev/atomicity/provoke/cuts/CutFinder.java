package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the cuts of a test, from logged executions of it. A cut is a place in a transaction between two consecutive accesses
 * that both conflict with what a transaction of another unit does, or may do. What the order of threads and tasks forbids is left out,
 * and so is what locks exclude.
 */
public final class CutFinder {
    private static final int MAX_ACCESSES_OF_OTHERS = 2000;
    private static final int MAX_SOLVED = 400;

    private final Places places;
    private final long seed;
    private final Profiles profiles = new Profiles();

    /** Names each cut that locks or the order of threads exclude. */
    private final Set<String> excluded = new HashSet<>();

    private int solved;

    /** The ranks of the execution that is being examined. */
    private CommitNodeRanks ranks;

    /**
     * @param seed decides the order of cuts that are equally good; 0 for the order of their names
     */
    public CutFinder(Places places, long seed) {
        this.places = places;
        this.seed = seed;
    }

    /** How many cuts were left out because locks or the order of threads exclude them, in all executions so far. */
    public int excluded() {
        return excluded.size();
    }

    /** The cuts of an execution, the best one first. */
    public List<Cut> find(List<Access> accesses) {
        List<List<Transaction>> groups = new ArrayList<>(new SharedData(accesses, profiles).transactions());
        // Sorted by name, not in the order of the log: the same seed must give the same order of attempts.
        groups.sort(Comparator.comparing(this::nameOf));
        ranks = new CommitNodeRanks(accesses, groups);
        solved = 0;
        groups.forEach(group -> group.forEach(profiles::learn));
        Map<String, Cut> cuts = new LinkedHashMap<>();
        for (List<Transaction> victims : groups) {
            if (victims.get(0).region != 0) {
                for (List<Transaction> partners : groups) {
                    if (partners.get(0).unit != victims.get(0).unit) {
                        compare(victims, partners, cuts);
                    }
                }
            }
        }
        if (accesses.stream().map(Access::unit).distinct().count() > 2) {
            groups.forEach(victims -> compareWithAll(victims, groups, cuts));
            new RingFinder(places, excluded, cuts).find(groups);
        }
        List<Cut> found = new ArrayList<>(cuts.values());
        found.sort(Comparator.comparingInt(Cut::rank)
                .thenComparingInt(cut -> seed == 0 ? 0 : (cut.key() + seed).hashCode())
                .thenComparing(Cut::key));
        return found;
    }

    private String nameOf(List<Transaction> group) {
        Transaction any = group.get(0);
        return any.unit.path() + " " + places.keyOf(any.region) + " "
                + (any.region == 0 ? places.keyOf(any.accesses.get(0).site()) : "");
    }

    private void compare(List<Transaction> victims, List<Transaction> partners, Map<String, Cut> cuts) {
        for (Transaction victim : victims) {
            for (Transaction partner : partners) {
                if (!victim.isOrderedWith(partner)) {
                    addCuts(victim, partner, cuts);
                }
            }
        }
    }

    /** For rings over several threads: compares each victim with everything that others may do at the same time. */
    private void compareWithAll(List<Transaction> victims, List<List<Transaction>> groups, Map<String, Cut> cuts) {
        if (victims.get(0).region == 0) {
            return;
        }
        for (Transaction victim : victims) {
            Transaction others = new Transaction(null, 0, 0);
            for (List<Transaction> partners : groups) {
                for (Transaction partner : partners) {
                    if (partner.unit != victim.unit
                            && others.accesses.size() < MAX_ACCESSES_OF_OTHERS
                            && !victim.isOrderedWith(partner)) {
                        others.addAll(partner);
                    }
                }
            }
            addCuts(victim, others, cuts);
        }
    }

    private void addCuts(Transaction victim, Transaction partner, Map<String, Cut> cuts) {
        Access first = null;
        Access conflictsWithFirst = null;
        for (Access second : victim.accesses) {
            Access conflict = conflictOf(second, partner);
            if (conflict == null) {
                continue;
            }
            if (first != null && first.step() != second.step()) {
                add(
                        victim,
                        partner,
                        new FoundCut(first, second, conflictsWithFirst, conflict, partner.unit == null),
                        cuts);
            }
            first = second;
            conflictsWithFirst = conflict;
        }
    }

    private void add(Transaction victim, Transaction partner, FoundCut found, Map<String, Cut> cuts) {
        boolean isExcluded = found.isByOwnTask()
                || Locks.exclude(
                        found.first(), found.second(), found.conflictsWithFirst(), found.conflictsWithSecond());
        TurnPlan turns = null;
        if (!isExcluded && found.isReal() && partner.region != 0 && solved < MAX_SOLVED) {
            solved++;
            TurnSolver solver = found.solver(victim, partner);
            List<TurnSolver.Turn> order = solver.solve();
            isExcluded = solver.isRefuted();
            turns = order == null || isOneHold(order, victim) ? null : Turns.plan(order, places);
        }
        if (isExcluded) {
            excluded.add(found.name());
        } else {
            found.addTo(cuts, places, turns, ranks.of(victim), lastBefore(found.second(), victim));
        }
    }

    /**
     * The last access of the victim before the given one, to any data. If the victim is held there, it has read everything that makes it
     * continue, including what the partner would use only if it came earlier.
     */
    private static Access lastBefore(Access second, Transaction victim) {
        Access last = null;
        for (Access access : victim.everything()) {
            if (access.step() < second.step()) {
                last = access;
            }
        }
        return last;
    }

    /** Whether the victim is held once, and the other transaction runs meanwhile. */
    private static boolean isOneHold(List<TurnSolver.Turn> order, Transaction victim) {
        return order.size() == 3 && order.get(0).transaction() == victim;
    }

    /** An access of the partner that conflicts with the given one, or reaches the same variable and may write it; null if there is none. */
    private Access conflictOf(Access access, Transaction partner) {
        List<Access> candidates = partner.of(access.variable());
        for (Access candidate : candidates) {
            if (access.conflictsWith(candidate)) {
                return candidate;
            }
        }
        boolean conflictsWithWrites = !access.isOfParts() || !access.writes();
        for (Access candidate : candidates) {
            if (conflictsWithWrites && candidate.region() != 0 && profiles.mayWrite(candidate)) {
                return candidate;
            }
        }
        return partner.unit == null || partner.accesses.isEmpty() ? null : profiles.leftOut(access, partner);
    }
}
