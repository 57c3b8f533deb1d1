package dev.atomicity.provoke.cuts;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.log.Access;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a transaction of a region may do to a variable that it reaches at a site: whatever any transaction of the region has done
 * to such a variable, in any execution of the test so far. Needed where the second thread saw what the first one had done, and
 * did nothing.
 */
final class Profiles {
    private static final int MAX_ACCESSES = 50;
    private static final int MAX_PLACES = 200;

    private record Reach(int region, int site, boolean isOfParts) {
        static Reach of(Access access) {
            return new Reach(access.region(), access.site(), access.isOfParts());
        }
    }

    private record Done(int site, boolean writes) {}

    /** What transactions of a region have done. */
    private final Map<Integer, Set<Done>> ways = new HashMap<>();

    /** The names of the fields in {@link #ways}. */
    private final Set<String> names = new HashSet<>();

    /** Where a variable was reached that the transaction also wrote. */
    private final Set<Reach> written = new HashSet<>();

    void learn(Transaction transaction) {
        if (transaction.region == 0) {
            return;
        }
        Set<Done> way = ways.computeIfAbsent(transaction.region, key -> new LinkedHashSet<>());
        for (Access access : transaction.everything()) {
            if (way.size() < MAX_PLACES) {
                way.add(new Done(access.site(), access.writes()));
                names.add(nameAt(access.site()));
            }
        }
        for (List<Access> all : transaction.byVariable()) {
            List<Access> accesses = all.size() > MAX_ACCESSES ? all.subList(0, MAX_ACCESSES) : all;
            if (accesses.stream().anyMatch(Access::writes)) {
                accesses.forEach(access -> written.add(Reach.of(access)));
            }
        }
    }

    /**
     * An access that conflicts with the given one, and that the transaction did not make: others of its region have made it to a variable
     * of that name, at a place that this transaction did not reach. Needed where each of two threads sees what the other one has done, and
     * returns early: then no single execution shows all accesses.
     *
     * @return null if there is nothing, or if the transaction has nothing to do with that object
     */
    Access leftOut(Access access, Transaction transaction) {
        String name = nameAt(access.site());
        if (transaction.region == 0
                || name == null
                || transaction.everything().stream().noneMatch(known -> known.object() == access.object())) {
            return null;
        }
        for (Done done : ways.getOrDefault(transaction.region, Set.of())) {
            if ((done.writes || access.writes())
                    && name.equals(nameAt(done.site))
                    && transaction.everything().stream().noneMatch(known -> known.site() == done.site)) {
                return notDone(access, done, transaction.last());
            }
        }
        return null;
    }

    private static Access notDone(Access access, Done done, Access last) {
        return new Access(
                last.unit(),
                last.region(),
                last.instance(),
                Access.NEVER,
                done.site,
                1,
                access.object(),
                access.variable(),
                done.writes,
                last.clock(),
                List.of());
    }

    /** Whether some transaction has accessed a field of that name in an earlier execution: in this one it may have been left out. */
    boolean isKnown(Access access) {
        return nameAt(access.site()) != null && names.contains(nameAt(access.site()));
    }

    /** The name of a field; null if it is something else. */
    private static String nameAt(int site) {
        Sites.Site place = Sites.get(site);
        return place == null || place.variable() == null || place.variable().endsWith(Sites.CALL)
                ? null
                : place.variable();
    }

    /** Whether a transaction of that region may write the variable that the access reaches. */
    boolean mayWrite(Access access) {
        return written.contains(Reach.of(access));
    }
}
