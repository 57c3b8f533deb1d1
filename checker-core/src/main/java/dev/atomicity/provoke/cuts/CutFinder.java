package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
    /** Transactions of one region on one unit that are compared with others. */
    private static final int MAX_COMPARED = 8;

    private static final int MAX_ACCESSES_OF_OTHERS = 2000;

    private final Places places;
    private final long seed;
    private final Profiles profiles = new Profiles();

    /** Region, both sites and the other region of each cut that locks exclude. */
    private final Set<List<Integer>> excluded = new HashSet<>();

    /**
     * @param seed decides the order of cuts that are equally good; 0 for the order of their names
     */
    public CutFinder(Places places, long seed) {
        this.places = places;
        this.seed = seed;
    }

    /** How many cuts were left out because locks exclude them, in all executions so far. */
    public int excluded() {
        return excluded.size();
    }

    /** The cuts of an execution, the best one first. */
    public List<Cut> find(List<Access> accesses) {
        List<List<Transaction>> groups = transactions(accesses);
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
        }
        List<Cut> found = new ArrayList<>(cuts.values());
        found.sort(Comparator.comparingInt(Cut::rank)
                .thenComparingInt(cut -> seed == 0 ? 0 : (cut.key() + seed).hashCode())
                .thenComparing(Cut::key));
        return found;
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

    /** For rings over several threads: all that others may do at the same time. */
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
                if (Locks.exclude(first, second, conflictsWithFirst, conflict)) {
                    excluded.add(List.of(first.region(), first.site(), second.site(), conflictsWithFirst.region()));
                } else {
                    new FoundCut(first, second, conflictsWithFirst, conflict, partner.unit == null).addTo(cuts, places);
                }
            }
            first = second;
            conflictsWithFirst = conflict;
        }
    }

    /** What the partner does that conflicts, or reaches what it may write; null if there is nothing. */
    private Access conflictOf(Access access, Transaction partner) {
        List<Access> candidates = partner.of(access.variable());
        for (Access candidate : candidates) {
            if (access.conflictsWith(candidate)) {
                return candidate;
            }
        }
        for (Access candidate : candidates) {
            if (candidate.region() != 0 && profiles.mayWrite(candidate.region(), candidate.site())) {
                return candidate;
            }
        }
        return null;
    }

    /** The transactions with what they do to shared data, grouped by unit and region, in the order of the log. */
    private static List<List<Transaction>> transactions(List<Access> accesses) {
        Map<Long, Unit> users = new HashMap<>();
        Map<Long, Boolean> shared = new HashMap<>();
        Map<Long, Boolean> written = new HashMap<>();
        for (Access access : accesses) {
            Unit user = users.putIfAbsent(access.variable(), access.unit());
            if (user != null && user != access.unit()) {
                shared.put(access.variable(), true);
            }
            if (access.writes()) {
                written.put(access.variable(), true);
            }
        }
        Map<List<Object>, Map<Integer, Transaction>> groups = new LinkedHashMap<>();
        for (Access access : accesses) {
            if (shared.containsKey(access.variable()) && written.containsKey(access.variable())) {
                // An access outside of all regions is a transaction of its own.
                boolean isOutside = access.region() == 0;
                List<Object> group = List.of(access.unit().path(), access.region(), isOutside ? access.site() : 0);
                int instance = isOutside ? access.step() : access.instance();
                Map<Integer, Transaction> members = groups.computeIfAbsent(group, key -> new LinkedHashMap<>());
                Transaction known = members.get(instance);
                if (known == null && members.size() < MAX_COMPARED) {
                    known = new Transaction(access.unit(), access.region(), access.instance());
                    members.put(instance, known);
                }
                if (known != null) {
                    known.add(access);
                }
            }
        }
        return groups.values().stream()
                .map(members -> (List<Transaction>) new ArrayList<>(members.values()))
                .toList();
    }
}
