package dev.atomicity.hooks.places;

import dev.atomicity.shadow.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The fields of watched classes that refer to objects, final ones too. The agent adds their names when it transforms a class, because
 * asking a class for its fields would load other classes.
 */
public final class ReferenceFields {
    /** The field of an inner class that refers to the object it belongs to; the digit is the depth of nesting. */
    private static final String OUTER = "this$";

    private static final Map<String, Names> NAMES = new ConcurrentHashMap<>();
    private static final WeakIdentityTable<Offsets> OFFSETS = new WeakIdentityTable<>();
    private static final Offsets NONE = new Offsets(new long[0], new long[0], -1);

    private record Names(List<String> ofObjects, List<String> ofClass) {}

    /**
     * @param outer the offset of the reference to the outer object, -1 if there is none
     */
    private record Offsets(long[] ofObjects, long[] ofClass, long outer) {}

    private ReferenceFields() {}

    /** Adds the names of a class with dots. */
    public static void add(String type, List<String> ofObjects, List<String> ofClass) {
        NAMES.put(type, new Names(List.copyOf(ofObjects), List.copyOf(ofClass)));
    }

    /** What the fields of the object refer to. */
    public static List<Object> heldBy(Object object) {
        List<Object> held = new ArrayList<>();
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            add(object, offsets(type).ofObjects, held);
        }
        return held;
    }

    /** What the static fields of the class refer to. */
    public static List<Object> heldByClass(Class<?> type) {
        List<Object> held = new ArrayList<>();
        add(type, offsets(type).ofClass, held); // HotSpot keeps them in the class object
        return held;
    }

    private static void add(Object object, long[] offsets, List<Object> held) {
        for (long offset : offsets) {
            Object value = Memory.getReference(object, offset);
            if (value != null) {
                held.add(value);
            }
        }
    }

    /** The outer object of an object of an inner class; null if its class is not an inner class. */
    public static Object outerOf(Object object) {
        long offset = offsets(object.getClass()).outer;
        return offset < 0 ? null : Memory.getReference(object, offset);
    }

    private static Offsets offsets(Class<?> type) {
        Offsets known = OFFSETS.get(type);
        return known != null ? known : OFFSETS.computeIfAbsent(type, ReferenceFields::find);
    }

    private static Offsets find(Class<?> type) {
        Names names = NAMES.get(type.getName());
        if (names == null) {
            return NONE;
        }
        try {
            long outer = -1;
            for (String name : names.ofObjects) {
                outer = name.startsWith(OUTER) ? Memory.fieldOffset(type, name) : outer;
            }
            return new Offsets(offsets(type, names.ofObjects), offsets(type, names.ofClass), outer);
        } catch (InternalError e) {
            return NONE; // another class of the same name: the JVM reports in this way that there is no such field
        }
    }

    private static long[] offsets(Class<?> type, List<String> names) {
        long[] offsets = new long[names.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = Memory.fieldOffset(type, names.get(i));
        }
        return offsets;
    }
}
