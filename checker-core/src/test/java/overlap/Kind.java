package overlap;

import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;

/**
 * A kind of object through which threads meet.
 *
 * @param filled makes one with something in it
 * @param empty makes one with nothing in it, or null
 * @param isForSeveral whether several threads may use it without a lock
 * @param derive the method of {@link Derive} that gets what is used from it, or null if it is used itself
 * @param variable whether it is one of the JVM
 * @param whole how it is looked at and changed, or null if {@link Standard} knows
 */
record Kind(
        String name,
        Supplier<Object> filled,
        Supplier<Object> empty,
        boolean isForSeveral,
        String derive,
        Whole<?> whole,
        Variable variable) {
    /** What the threads meet through. */
    enum Variable {
        /** An object of their own. */
        OF_ROUND,
        /** A variable of the JVM with a name of their own. */
        NAMED,
        /** A variable of the JVM of which there is only one. */
        SHARED
    }

    /** What is in a collection, and what comes in. */
    record Elements(Object old, Object young) {}

    private static final Elements OF_ENUM = new Elements(Thread.State.NEW, Thread.State.BLOCKED);
    private static final Elements OF_TEXT = new Elements("old", "new");
    private static final Elements USUAL = new Elements(Element.OLD, Element.NEW);

    static Kind concurrent(String name, Supplier<Object> filled, Supplier<Object> empty) {
        return new Kind(name, filled, empty, true, null, null, Variable.OF_ROUND);
    }

    static Kind plain(String name, Supplier<Object> filled, Supplier<Object> empty) {
        return new Kind(name, filled, empty, false, null, null, Variable.OF_ROUND);
    }

    static Kind whole(Whole<?> whole) {
        return new Kind(whole.name(), whole.maker()::get, null, false, null, whole, Variable.OF_ROUND);
    }

    /** A variable of the JVM. */
    static Kind global(Whole<?> whole, Variable variable) {
        return new Kind(whole.name(), whole.maker()::get, null, true, null, whole, variable);
    }

    boolean isGlobal() {
        return variable != Variable.OF_ROUND;
    }

    boolean isShared() {
        return variable == Variable.SHARED;
    }

    /** Whether it is a queue with no room left. */
    boolean isFull() {
        return filled.get() instanceof BlockingQueue<?> queue && queue.remainingCapacity() == 0;
    }

    /** The same by way of something that shows it. */
    Kind through(String method) {
        return new Kind(method + " of " + name, filled, empty, isForSeveral, method, null, variable);
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
            Class<?> made = filled.get().getClass();
            return whole == null || canBeNamed(made) ? made : whole.type();
        }
        try {
            return Derive.class.getMethod(derive, Object.class).getReturnType();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Everything that is in an object of this kind. */
    Object snapshot(Object root) {
        return whole == null ? Standard.snapshot(root) : whole.snapshot(root);
    }

    void change(Object root, int change) {
        if (whole == null) {
            Standard.change(root, change);
        } else {
            whole.change(root, change);
        }
    }

    /** How many ways there are to change it. */
    int changes() {
        return whole == null ? Standard.CHANGES : whole.changes().size();
    }

    private static boolean canBeNamed(Class<?> type) {
        return Modifier.isPublic(type.getModifiers()) && type.getModule().isExported(type.getPackageName());
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
