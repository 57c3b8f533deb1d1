package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Two consecutive accesses of a transaction, with the accesses of the partner that conflict with them.
 *
 * @param isMany whether the partner stands for several units
 */
record FoundCut(Access first, Access second, Access conflictsWithFirst, Access conflictsWithSecond, boolean isMany) {
    private static final int RANK_OF_MANY = 20;
    private static final int RANK_OF_UNSEEN = 12;
    private static final int RANK_OF_SEVERAL_VARIABLES = 10;

    /**
     * Adds it as a new cut, or as another way to a known one.
     *
     * @param turns if one hold is not enough; null if it is
     * @param rankOfVictim by the prediction: the lower, the better
     * @param lastBefore what the victim did last before the second access
     */
    void addTo(Map<String, Cut> cuts, Places places, TurnPlan turns, int rankOfVictim, Access lastBefore) {
        String between = (isSeen() ? "" : "perhaps | ") + places.keyOf(first.region()) + " | "
                + places.keyOf(first.site()) + " | " + places.keyOf(second.site());
        String key = between + " | " + (isMany ? "all" : places.keyOf(conflictsWithFirst.region()));
        Cut known = cuts.get(key);
        if (known != null) {
            known.addAlternative(plan(places), rank() + rankOfVictim);
        } else if (!isMany || cuts.keySet().stream().noneMatch(other -> other.startsWith(between))) {
            known = new Cut(key, rank() + rankOfVictim, regions(), plan(places));
            cuts.put(key, known);
        }
        if (turns != null) {
            known.addBetter(turns);
        }
        if (known != null && !isMany && lastBefore.step() > first.step()) {
            known.addAlternative(plan(places, lastBefore), rank() + rankOfVictim);
        }
    }

    /** Whether the partner was started by the victim after the first access. */
    boolean isByOwnTask() {
        return first.isBeforeStartOf(conflictsWithFirst) || first.isBeforeStartOf(conflictsWithSecond);
    }

    /** Whether all conflicts were seen in one execution. */
    boolean isReal() {
        return !isMany
                && isSeen()
                && first.conflictsWith(conflictsWithFirst)
                && second.conflictsWith(conflictsWithSecond);
    }

    private boolean isSeen() {
        return conflictsWithFirst.step() != Access.NEVER && conflictsWithSecond.step() != Access.NEVER;
    }

    /** Looks for an order in which the partner comes after the first access and before the second. */
    TurnSolver solver(Transaction victim, Transaction partner) {
        return new TurnSolver(
                List.of(victim, partner),
                List.of(
                        new TurnSolver.Edge(first, conflictsWithFirst),
                        new TurnSolver.Edge(conflictsWithSecond, second)));
    }

    String name() {
        return first.region() + " " + first.site() + " " + second.site() + " " + conflictsWithFirst.region();
    }

    private Set<Integer> regions() {
        Set<Integer> regions = new HashSet<>(List.of(first.region(), conflictsWithFirst.region()));
        regions.remove(0);
        return regions;
    }

    private int rank() {
        return (isMany ? RANK_OF_MANY : 0)
                + (isSeen() ? 0 : RANK_OF_UNSEEN)
                + (first.variable() == second.variable() ? 0 : RANK_OF_SEVERAL_VARIABLES)
                + (first.occurrence() > 1 ? 1 : 0);
    }

    private HoldPlan plan(Places places) {
        return plan(places, first);
    }

    /** The victim is held after that access. */
    private HoldPlan plan(Places places, Access after) {
        return new HoldPlan(
                new HoldPlan.Victim(
                        first.unit().path(),
                        places.keyOf(first.region()),
                        first.instance(),
                        places.keyOf(after.site()),
                        after.occurrence(),
                        places.keyOf(second.site())),
                new HoldPlan.Partner(
                        conflictsWithFirst.unit().path(),
                        places.keyOf(conflictsWithFirst.region()),
                        conflictsWithFirst.instance(),
                        places.keyOf(conflictsWithFirst.site()),
                        isMany ? conflictsWithSecond.unit().path() : null),
                HoldPlan.Meeting.AT_START,
                1,
                false,
                PlanDescription.of(this, after));
    }
}
