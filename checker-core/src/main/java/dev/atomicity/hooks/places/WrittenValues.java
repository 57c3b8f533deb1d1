package dev.atomicity.hooks.places;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is known about the values that the program writes, from its code. A shadow has the site of the first write in a segment: what the
 * variable holds later need not have been written there. It was if the site writes a constant, or if no other site can have written it
 * within the same transaction. The agent adds what it sees while it transforms classes, so before the code runs.
 */
public final class WrittenValues {
    /** Stands for all fields: a handle may lead to any. */
    private static final String ANY_FIELD = "any field";

    /** Stands for all atomics: a call does not say which. */
    private static final String ANY_ATOMIC = "any atomic";

    /** Guarded by the class: by what they may write, the sites. */
    private static final Map<String, List<Integer>> WRITERS = new HashMap<>();

    /** Guarded by the class. */
    private static final Map<Integer, String> CONSTANTS = new HashMap<>();

    /** Guarded by the class: by region, the methods of its class that are all that runs there. */
    private static final Map<Integer, Set<String>> OWN_CODE = new HashMap<>();

    private WrittenValues() {}

    /** A write at that site need not be noticed if the thread has written the variable in the same segment before. */
    public static synchronized void addWriter(int site) {
        WRITERS.computeIfAbsent(writtenAt(Sites.get(site)), key -> new ArrayList<>())
                .add(site);
    }

    /** Every write at that site writes this value. */
    public static synchronized void addConstant(int site, String value) {
        CONSTANTS.put(site, value);
    }

    /**
     * The region runs no code of the program except those methods of its class.
     *
     * @param methods null if other code may run
     */
    public static synchronized void addOwnCode(int region, Set<String> methods) {
        if (methods != null) {
            OWN_CODE.put(region, methods);
        }
    }

    /** What is written at that site, null if that is not a constant. */
    public static synchronized String constantAt(int site) {
        return CONSTANTS.get(site);
    }

    /**
     * Whether a transaction of that region that has written a variable at that site cannot have written it at another one
     * afterwards.
     *
     * @param region 0 if there is none, or it is not known
     */
    public static synchronized boolean isOnlyWriter(int site, int region) {
        String written = writtenAt(Sites.get(site));
        return !hasOtherWriter(written, site, region)
                && (written.equals(ANY_ATOMIC) || !hasOtherWriter(ANY_FIELD, site, region));
    }

    private static boolean hasOtherWriter(String written, int site, int region) {
        for (int writer : WRITERS.getOrDefault(written, List.of())) {
            if (writer != site && mayRun(writer, region)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayRun(int site, int region) {
        Set<String> methods = OWN_CODE.get(region);
        Sites.Site place = Sites.get(site);
        return methods == null || (place.owner().equals(Sites.get(region).owner()) && methods.contains(place.method()));
    }

    private static String writtenAt(Sites.Site site) {
        String name = site.variable();
        if (!name.endsWith(Sites.CALL)) {
            return name;
        }
        boolean isOfFields =
                name.startsWith("VarHandle.") || name.startsWith("Field.") || name.contains("FieldUpdater.");
        return isOfFields ? ANY_FIELD : ANY_ATOMIC;
    }
}
