package dev.atomicity.hooks.places;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Methods that work on more than their own object, by the sites of their regions. */
public final class UnitMethods {
    private static final Set<Integer> DECLARED = ConcurrentHashMap.newKeySet();
    private static final Set<Integer> OF_OWN_TYPE = ConcurrentHashMap.newKeySet();

    private UnitMethods() {}

    /** The user has declared the method to be atomic: it is a unit of work on all that it touches. */
    public static void addDeclared(int region) {
        DECLARED.add(region);
    }

    public static boolean isDeclared(int region) {
        return !DECLARED.isEmpty() && DECLARED.contains(region);
    }

    /** The method has a parameter of its own type, such as {@code append(Text other)}: it is a unit of work on that one too. */
    public static void addOfOwnType(int region) {
        OF_OWN_TYPE.add(region);
    }

    public static boolean isOfOwnType(int region) {
        return OF_OWN_TYPE.contains(region);
    }
}
