package dev.atomicity.provoke.log;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was done to data in one execution of a test. Its size is limited for each region of each unit, not as a whole: the first thread must
 * not fill it.
 */
public final class ExecutionLog {
    private static final int MAX_INSTANCES = 30;
    private static final int MAX_ACCESSES_OF_INSTANCE = 400;
    private static final int MAX_OUTSIDE_OF_REGIONS = 60;
    private static final int MAX_ACCESSES = 200_000;

    /** The variable that stands for the signals of a condition, besides the fields of the object. */
    public static final long SIGNAL = -1;

    /** The variable that stands for an object which a call needs for itself: read when the call begins, written when it is over. */
    public static final long CALL = -2;

    private record Instance(Unit unit, int region, int instance) {}

    private record SiteOfInstance(Unit unit, int region, int instance, int site) {}

    /** How often a transaction came to a site, and in which step the last time. */
    private static final class Visits {
        int step = -1;
        int count;
    }

    private record Outside(Unit unit, int site) {}

    // All guarded by this object.
    private final List<Access> accesses = new ArrayList<>();
    private final Variables variables = new Variables();
    private final Map<Object, Integer> kept = new HashMap<>();
    private final Map<SiteOfInstance, Visits> visits = new HashMap<>();

    /** The actor accesses a variable. */
    public synchronized void add(Actor actor, boolean writes, Object base, long offset, int site) {
        add(actor, writes, base, variables.numberOf(base, offset), site);
    }

    /** The actor reads all parts of something, or changes one of them. */
    public synchronized void addParts(Actor actor, boolean changes, Object all, int site) {
        add(actor, changes, all, -1 - variables.objectOf(all), site);
    }

    private void add(Actor actor, boolean writes, Object base, int variable, int site) {
        Unit unit = actor.unit();
        boolean isInRegion = actor.thread().inTransaction();
        int region = isInRegion ? actor.thread().region() : 0;
        int instance = isInRegion ? actor.instance() : 0;
        int occurrence = isInRegion ? occurrence(unit, region, instance, site, actor.step()) : 1;
        if (!mayKeep(unit, region, instance, site)) {
            return;
        }
        accesses.add(new Access(
                unit,
                region,
                instance,
                actor.step(),
                site,
                occurrence,
                variables.objectOf(base),
                variable,
                writes,
                unit.clock(),
                actor.locks()));
    }

    private int occurrence(Unit unit, int region, int instance, int site, int step) {
        if (instance > MAX_INSTANCES) {
            return 0; // is not kept
        }
        Visits visit = visits.computeIfAbsent(new SiteOfInstance(unit, region, instance, site), key -> new Visits());
        if (visit.step != step) {
            visit.step = step;
            visit.count++;
        }
        return visit.count;
    }

    private boolean mayKeep(Unit unit, int region, int instance, int site) {
        if (accesses.size() >= MAX_ACCESSES || instance > MAX_INSTANCES) {
            return false;
        }
        Object group = region == 0 ? new Outside(unit, site) : new Instance(unit, region, instance);
        int count = kept.merge(group, 1, Integer::sum);
        return count <= (region == 0 ? MAX_OUTSIDE_OF_REGIONS : MAX_ACCESSES_OF_INSTANCE);
    }

    /** The accesses; those of one unit are in their order. */
    public synchronized List<Access> accesses() {
        return List.copyOf(accesses);
    }
}
