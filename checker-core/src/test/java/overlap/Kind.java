package overlap;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Properties;
import java.util.function.Supplier;

/**
 * A kind of object through which threads meet.
 *
 * @param filled makes one with something in it
 * @param empty makes one with nothing in it, or null
 * @param isForSeveral whether several threads may use it without a lock
 * @param derive the method of {@link Derive} that gets what is used from it, or null if it is used itself
 */
record Kind(String name, Supplier<Object> filled, Supplier<Object> empty, boolean isForSeveral, String derive) {
    /** What is in a collection, and what comes in. */
    record Elements(Object old, Object young) {}

    private static final Elements OF_ENUM = new Elements(Thread.State.NEW, Thread.State.BLOCKED);
    private static final Elements OF_TEXT = new Elements("old", "new");
    private static final Elements USUAL = new Elements(Element.OLD, Element.NEW);

    static Kind concurrent(String name, Supplier<Object> filled, Supplier<Object> empty) {
        return new Kind(name, filled, empty, true, null);
    }

    static Kind plain(String name, Supplier<Object> filled, Supplier<Object> empty) {
        return new Kind(name, filled, empty, false, null);
    }

    /** The same by way of something that shows it. */
    Kind through(String method) {
        return new Kind(method + " of " + name, filled, empty, isForSeveral, method);
    }

    static Elements elementsOf(Object root) {
        if (root instanceof EnumMap || root instanceof EnumSet) {
            return OF_ENUM;
        }
        return root instanceof Properties ? OF_TEXT : USUAL;
    }

    /** The type of what is used, and all types above it that can be named in code. */
    Class<?> usedType() {
        if (derive == null) {
            return filled.get().getClass();
        }
        try {
            return Derive.class.getMethod(derive, Object.class).getReturnType();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static <T extends Collection<Object>> T with(T collection) {
        collection.add(elementsOf(collection).old());
        return collection;
    }

    static <T extends Map<Object, Object>> T with(T map) {
        Object old = elementsOf(map).old();
        map.put(old, old);
        return map;
    }
}
