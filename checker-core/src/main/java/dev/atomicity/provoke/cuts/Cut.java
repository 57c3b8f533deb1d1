package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A place in a region, between two of its accesses that both conflict with what another thread may do. The same place may be
 * reached in other transactions, by other threads: the first one may be impossible because of values.
 */
public final class Cut {
    private static final int MAX_ALTERNATIVES = 12;
    private static final int RANK_OF_RING = 40;

    private final String key;
    private int rank;
    private final Set<Integer> regions;
    private final boolean isRing;
    private final List<Plan> plans = new ArrayList<>();

    Cut(String key, int rank, Set<Integer> regions, Plan plan) {
        this(key, rank, regions, plan, false);
    }

    private Cut(String key, int rank, Set<Integer> regions, Plan plan, boolean isRing) {
        this.isRing = isRing;
        this.key = key;
        this.rank = rank;
        this.regions = Set.copyOf(regions);
        plans.add(plan);
    }

    /** A cut of several units, with all their turns; it is tried after all other cuts. */
    static Cut ring(String key, Set<Integer> regions, Plan plan) {
        return new Cut(key, RANK_OF_RING, regions, plan, true);
    }

    /** Whether it is of interest only if none of its regions was found interrupted in another way. */
    public boolean isRing() {
        return isRing;
    }

    /** Whether all other threads together interrupt the region: in which order they come in is a matter of luck. */
    public boolean isOfMany() {
        return plans.get(0) instanceof HoldPlan hold && hold.partner().isMany();
    }

    /** Adds a plan that is tried before the others. */
    void addBetter(Plan plan) {
        if (!plans.contains(plan)) {
            plans.add(0, plan);
        }
    }

    /** Adds another plan. The rank of a cut is that of its best plan. */
    void addAlternative(Plan plan, int rankOfPlan) {
        rank = Math.min(rank, rankOfPlan);
        if (plans.size() < MAX_ALTERNATIVES && !plans.contains(plan)) {
            plans.add(plan);
        }
    }

    /** Names the place: cuts of several executions with the same key are the same. */
    public String key() {
        return key;
    }

    /** Lower is better. */
    int rank() {
        return rank;
    }

    /** The regions that take part: if one of them is found interrupted, the cut is confirmed. */
    public Set<Integer> regions() {
        return regions;
    }

    /** The plans, the best one first. */
    public List<Plan> plans() {
        return plans;
    }
}
