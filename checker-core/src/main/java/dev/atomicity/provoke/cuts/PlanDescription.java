package dev.atomicity.provoke.cuts;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import java.util.ArrayList;
import java.util.List;

/** Describes a plan in a sentence, for the report. */
final class PlanDescription {
    private PlanDescription() {}

    /**
     * @param after where the victim is held
     */
    static String of(FoundCut cut, Access after) {
        Access conflict = cut.conflictsWithFirst();
        return held(after)
                + " until "
                + (cut.isMany()
                        ? "all other threads stood still"
                        : nameOf(conflict.unit())
                                + (conflict.region() == 0
                                        ? " had passed " + line(conflict.site())
                                        : " had left " + method(conflict.region())));
    }

    /** Describes, for each hold, what other threads do meanwhile. */
    static String of(List<TurnSolver.Turn> turns) {
        List<String> holds = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            TurnSolver.Turn held = turns.get(i);
            List<String> meanwhile = new ArrayList<>();
            int next = i + 1;
            while (next < turns.size() && turns.get(next).transaction() != held.transaction()) {
                meanwhile.add(passed(turns.get(next++)));
            }
            if (next < turns.size() && held.last() != null) {
                holds.add(held(held.last()) + " until " + String.join(", then ", meanwhile));
            }
        }
        return String.join("; ", holds);
    }

    private static String held(Access access) {
        return "held " + nameOf(access.unit()) + " in " + method(access.region()) + " after " + line(access.site());
    }

    private static String passed(TurnSolver.Turn turn) {
        return nameOf(turn.transaction().unit)
                + (turn.last() == null
                        ? " had left " + method(turn.transaction().region)
                        : " had passed " + line(turn.last().site()));
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
