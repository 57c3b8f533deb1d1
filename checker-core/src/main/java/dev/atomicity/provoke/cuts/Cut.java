package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayList;
import java.util.List;

/**
 * A place in a region, between two of its accesses that both conflict with what another thread may do. The same place may be
 * reached in other transactions, by other threads: the first one may be impossible because of values.
 */
public final class Cut {
    private static final int MAX_ALTERNATIVES = 12;

    private final String key;
    private final int rank;
    private final int region;
    private final int partnerRegion;
    private final List<Plan> plans = new ArrayList<>();

    Cut(String key, int rank, int region, int partnerRegion, Plan plan) {
        this.key = key;
        this.rank = rank;
        this.region = region;
        this.partnerRegion = partnerRegion;
        plans.add(plan);
    }

    void addAlternative(Plan plan) {
        if (plans.size() < MAX_ALTERNATIVES && !plans.contains(plan)) {
            plans.add(plan);
        }
    }

    /** Names the place: cuts of several executions with the same key are the same. */
    public String key() {
        return key;
    }

    /** The lower, the better. */
    int rank() {
        return rank;
    }

    public int region() {
        return region;
    }

    /** 0 if the partner is outside of all regions. */
    public int partnerRegion() {
        return partnerRegion;
    }

    /** The best one first. */
    public List<Plan> plans() {
        return plans;
    }
}
