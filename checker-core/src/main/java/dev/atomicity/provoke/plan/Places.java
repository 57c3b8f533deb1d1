package dev.atomicity.provoke.plan;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.steps.Operation;
import java.util.HashMap;
import java.util.Map;

/**
 * Names the places of the program so that they are found again in another execution and in another JVM: class, method with its
 * parameters, the operation and its variable, and the ordinal among the places of that kind in the method. There is no line number in it,
 * so a plan survives changes elsewhere in the file.
 */
public final class Places {
    /** Outside of all regions. */
    public static final String NOWHERE = "";

    // Guarded by this object.
    private final Map<String, Integer> counts = new HashMap<>();
    private String[] keys = {NOWHERE};
    private int known = 1;

    /** The key of a site. */
    public synchronized String keyOf(int site) {
        int count = Sites.count();
        if (known < count) {
            learn(count);
        }
        return site > 0 && site < known ? keys[site] : NOWHERE;
    }

    private void learn(int count) {
        String[] more = new String[count];
        System.arraycopy(keys, 0, more, 0, known);
        for (int site = known; site < count; site++) {
            String kind = kindOf(Sites.get(site));
            int number = counts.merge(kind, 1, Integer::sum);
            more[site] = number == 1 ? kind : kind + " #" + number;
        }
        keys = more;
        known = count;
    }

    /** The monitors of a method are distinct from its region: a method may become synchronized, and is still the same region. */
    private static String kindOf(Sites.Site place) {
        String method = place.signature();
        if (place.operation() == Operation.REGION) {
            return method;
        }
        return method + " " + place.operation() + (place.variable() == null ? "" : " " + place.variable());
    }
}
