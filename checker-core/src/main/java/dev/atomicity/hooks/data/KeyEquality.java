package dev.atomicity.hooks.data;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;

/** How a collection distinguishes its keys, and so which keys can have a variable each. */
public enum KeyEquality {
    /** By {@code hashCode} and {@code equals}, which the collection itself calls at that moment as well. */
    HASH,
    /** By identity. */
    IDENTITY,
    /**
     * In some other way, such as by order. Values of the JDK get a variable each; for other keys an operation is one on the whole
     * collection, because no code of the program may be called to compare them.
     */
    VALUE,
    /** There are no keys: an operation on one is an operation on the whole. */
    NONE;

    private static final Set<String> HASHED = Set.of(
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.Hashtable",
            "java.util.Properties",
            "java.util.WeakHashMap",
            "java.util.EnumMap",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.RegularEnumSet",
            "java.util.JumboEnumSet",
            "java.util.concurrent.ConcurrentHashMap");

    /** How the collections of a class of the JDK distinguish their keys; for sorted ones this holds only if {@link #isFor} says so. */
    static KeyEquality of(Class<?> jdk) {
        String name = jdk.getName();
        if (HASHED.contains(name) || name.equals("java.util.concurrent.ConcurrentHashMap$KeySetView")) {
            return HASH;
        }
        if (jdk == IdentityHashMap.class) {
            return IDENTITY;
        }
        return Map.class.isAssignableFrom(jdk) || Set.class.isAssignableFrom(jdk) ? VALUE : NONE;
    }

    /** Whether a collection of the JDK distinguishes its keys as its class says: one that is sorted may have another order. */
    boolean isFor(Object collection) {
        boolean isSorted = collection instanceof SortedMap || collection instanceof SortedSet;
        return this != VALUE || !isSorted || isOrderedByValue(collection);
    }

    /** Whether equal values are the same key: in an order that the program defines, they need not be. */
    private static boolean isOrderedByValue(Object object) {
        String name = object.getClass().getName();
        Comparator<?> order;
        if (name.equals("java.util.TreeMap") || name.equals("java.util.concurrent.ConcurrentSkipListMap")) {
            order = ((SortedMap<?, ?>) object).comparator();
        } else if (name.equals("java.util.TreeSet") || name.equals("java.util.concurrent.ConcurrentSkipListSet")) {
            order = ((SortedSet<?>) object).comparator();
        } else {
            return false;
        }
        return order == null || order.getClass().getName().equals("java.util.Collections$ReverseComparator");
    }

    /** Whether the key has a variable of its own. */
    public boolean distinguishes(Object key) {
        return switch (this) {
            case HASH, IDENTITY -> true;
            case VALUE -> key instanceof Enum<?> || (key != null && isValue(key) && !(key instanceof BigDecimal));
            case NONE -> false;
        };
    }

    public int hash(Object key) {
        int hash = this == IDENTITY ? System.identityHashCode(key) : key == null ? 0 : key.hashCode();
        return hash ^ hash >>> 16;
    }

    boolean areEqual(Object key, Object known) {
        if (this == IDENTITY) {
            return key == known;
        }
        try {
            return key.equals(known);
        } catch (Throwable e) {
            return false; // the collection throws the same exception of the program
        }
    }

    /** Whether the object is a value of the JDK: its methods run no code of the program, and keeping it does no harm. */
    static boolean isValue(Object key) {
        return key instanceof String
                || key instanceof Integer
                || key instanceof Long
                || key instanceof Character
                || key instanceof Boolean
                || key instanceof Short
                || key instanceof Byte
                || key instanceof Double
                || key instanceof Float
                || key instanceof UUID
                || key.getClass() == BigInteger.class
                || key.getClass() == BigDecimal.class;
    }
}
