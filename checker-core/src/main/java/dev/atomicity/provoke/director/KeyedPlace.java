package dev.atomicity.provoke.director;

import dev.atomicity.provoke.plan.Places;

/** A place that is found by its key once, and by its number from then on. */
final class KeyedPlace {
    private final String key;
    private final Places places;

    /** 0 until it is known. Any thread may find it; all find the same. */
    private volatile int number;

    KeyedPlace(String key, Places places) {
        this.key = key;
        this.places = places;
    }

    boolean is(int site) {
        int known = number;
        if (known != 0 || site == 0) {
            return known == site && site != 0;
        }
        if (key.equals(places.keyOf(site))) {
            number = site;
            return true;
        }
        return false;
    }
}
