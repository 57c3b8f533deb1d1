package dev.atomicity.provoke.cuts;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import java.util.Map;

/**
 * Two consecutive accesses of a transaction, with the accesses of the partner that conflict with them.
 *
 * @param isMany whether the partner stands for several units
 */
record FoundCut(Access first, Access second, Access conflictsWithFirst, Access conflictsWithSecond, boolean isMany) {
    private static final int RANK_OF_MANY = 20;
    private static final int RANK_OF_SEVERAL_VARIABLES = 10;

    /** As a cut of its own, or as another way to one that is known. */
    void addTo(Map<String, Cut> cuts, Places places) {
        String between =
                places.keyOf(first.region()) + " | " + places.keyOf(first.site()) + " | " + places.keyOf(second.site());
        String key = between + " | " + (isMany ? "all" : places.keyOf(conflictsWithFirst.region()));
        Cut known = cuts.get(key);
        if (known != null) {
            known.addAlternative(plan(places));
        } else if (!isMany || cuts.keySet().stream().noneMatch(other -> other.startsWith(between))) {
            cuts.put(key, new Cut(key, rank(), first.region(), conflictsWithFirst.region(), plan(places)));
        }
    }

    private int rank() {
        return (isMany ? RANK_OF_MANY : 0)
                + (first.variable() == second.variable() ? 0 : RANK_OF_SEVERAL_VARIABLES)
                + (first.occurrence() > 1 ? 1 : 0);
    }

    private Plan plan(Places places) {
        return new Plan(
                new Plan.Victim(
                        first.unit().path(),
                        places.keyOf(first.region()),
                        first.instance(),
                        places.keyOf(first.site()),
                        first.occurrence(),
                        places.keyOf(second.site())),
                new Plan.Partner(
                        conflictsWithFirst.unit().path(),
                        places.keyOf(conflictsWithFirst.region()),
                        conflictsWithFirst.instance(),
                        places.keyOf(conflictsWithFirst.site()),
                        isMany ? conflictsWithSecond.unit().path() : null),
                Plan.Meeting.AT_START,
                1,
                words());
    }

    private String words() {
        return "held " + nameOf(first.unit()) + " in " + method(first.region()) + " after " + line(first.site())
                + " until "
                + (isMany
                        ? "all other threads stood still"
                        : nameOf(conflictsWithFirst.unit())
                                + (conflictsWithFirst.region() == 0
                                        ? " had passed " + line(conflictsWithFirst.site())
                                        : " had left " + method(conflictsWithFirst.region())));
    }

    private static String nameOf(Unit unit) {
        String path = unit.path();
        if (path.equals(Unit.MAIN)) {
            return "the thread of the test";
        }
        String own = path.startsWith(Unit.MAIN + "/") ? path.substring(Unit.MAIN.length() + 1) : path;
        return own.startsWith("task") ? "task " + own.substring("task".length()) : "thread " + own;
    }

    private static String method(int region) {
        Sites.Site site = Sites.get(region);
        return site == null ? "a method" : simple(site.owner()) + "." + site.method();
    }

    private static String line(int site) {
        Sites.Site place = Sites.get(site);
        if (place == null) {
            return "a line";
        }
        return place.line() < 0 ? simple(place.owner()) + "." + place.method() : place.file() + ":" + place.line();
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
