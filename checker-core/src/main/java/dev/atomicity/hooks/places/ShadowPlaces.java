package dev.atomicity.hooks.places;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Where the shadows of the fields of a class are. Instrumented classes ask through {@code ShadowHooks}. */
public final class ShadowPlaces {
    /** The offset of a shadow that cannot be used: the field is not watched. */
    public static final long NOWHERE = -1;

    public static final String PREFIX = "$atomicity$";

    /** Begins the name of the method that records reads of a field. */
    public static final String READ = PREFIX + "read$";

    /**
     * The offsets of the classes that have asked. In a copy of an object of any other class, the shadow words are 0, or what a constructor
     * has stored there, which comes before the copy in any case.
     */
    private static final WeakIdentityTable<long[]> OFFSETS = new WeakIdentityTable<>();

    private static final WeakIdentityTable<long[]> STATICS = new WeakIdentityTable<>();

    /** The offsets of the fields that were accessed through a handle, by name; their class need not have asked. */
    private static final WeakIdentityTable<Map<String, Long>> HANDLED = new WeakIdentityTable<>();

    private ShadowPlaces() {}

    /**
     * Where the shadows of instance fields are in objects of the class, followed by the fields themselves in the same order, see {@link
     * Values}.
     *
     * @param names the names of the fields, each after the first letter of its descriptor, with slashes between them
     */
    public static long[] offsets(Class<?> type, String names) {
        return OFFSETS.computeIfAbsent(type, key -> findOffsets(key, names.split("/")));
    }

    /** The place of the field that has that shadow, in the form that {@link Values} uses; {@link #NOWHERE} if it is not known. */
    static long fieldOf(Object object, long shadow) {
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            long[] offsets = OFFSETS.get(type);
            for (int i = 0; offsets != null && i < offsets.length / 2; i++) {
                if (offsets[i] == shadow) {
                    return offsets[offsets.length / 2 + i];
                }
            }
        }
        return NOWHERE;
    }

    /** Where the shadow of an instance field is, {@link #NOWHERE} if the class has no such field, or no shadow of it. */
    public static long offsetOf(Class<?> type, String field) {
        return HANDLED.computeIfAbsent(type, key -> new ConcurrentHashMap<>())
                .computeIfAbsent(field, name -> findOffsetIfAny(type, PREFIX + name));
    }

    private static long findOffsetIfAny(Class<?> type, String name) {
        try {
            return findOffset(type, name);
        } catch (InternalError e) {
            return NOWHERE; // the JVM reports in this way that there is no such field
        }
    }

    /**
     * The shadows of the static fields of a class: words in an array.
     *
     * @param names the names of the fields, each after the first letter of its descriptor, with slashes between them
     */
    public static long[] statics(Class<?> type, String names) {
        String[] fields = names.split("/");
        long[] shadows = statics(type, fields.length);
        Values.addStatics(shadows, type, fields);
        return shadows;
    }

    private static long[] statics(Class<?> type, int fields) {
        return STATICS.computeIfAbsent(type, key -> new long[fields * ShadowWords.BYTES / Long.BYTES]);
    }

    /**
     * Which of the shadows of its class belongs to a static field, -1 if it has none. The class need not be initialised, and this does not
     * initialise it: it examines the members of the class, and calls none. Each field with a shadow has an access method, and the shadows
     * are in the order of the names.
     *
     * @throws LinkageError if the class names types that are not there
     */
    public static int staticIndexOf(Class<?> type, String field) {
        return staticFieldsOf(type).indexOf(field);
    }

    /** The same shadows as {@link #statics(Class, String)}, for callers other than the class itself. */
    public static long[] statics(Class<?> type) {
        return statics(type, staticFieldsOf(type).size());
    }

    private static List<String> staticFieldsOf(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isSynthetic()
                        && method.getName().startsWith(READ)
                        && CheckedThread.class.isAssignableFrom(method.getParameterTypes()[0]))
                .map(method -> method.getName().substring(READ.length()))
                .sorted()
                .toList();
    }

    public static long staticOffset(int field) {
        return Memory.LONG_ARRAY_BASE + (long) field * ShadowWords.BYTES;
    }

    private static long[] findOffsets(Class<?> type, String[] names) {
        long[] offsets = new long[2 * names.length];
        for (int i = 0; i < names.length; i++) {
            String name = names[i].substring(1);
            offsets[i] = findOffset(type, PREFIX + name);
            offsets[names.length + i] = Values.place(names[i].charAt(0), Memory.fieldOffset(type, name));
            if (offsets[i] == NOWHERE) {
                Notes.add(type.getName() + "." + name
                        + " is not watched: the JVM has not put its shadow words next to each other");
            }
        }
        return offsets;
    }

    /** The three words must be adjacent. A JVM is free to lay them out otherwise, although none is known to do so. */
    private static long findOffset(Class<?> type, String name) {
        long offset = Memory.fieldOffset(type, name + "$w");
        boolean inOnePiece = Memory.fieldOffset(type, name + "$r") == offset + 8
                && Memory.fieldOffset(type, name + "$s") == offset + 16;
        return inOnePiece ? offset : NOWHERE;
    }

    /** Makes the fields of a copy new variables, which no thread has accessed. */
    public static void clear(Object copy) {
        for (Class<?> type = copy.getClass(); type != null; type = type.getSuperclass()) {
            long[] offsets = OFFSETS.get(type);
            for (int i = 0; offsets != null && i < offsets.length / 2; i++) {
                if (offsets[i] != NOWHERE) {
                    ShadowWords.clear(copy, offsets[i]);
                }
            }
            Map<String, Long> handled = HANDLED.get(type);
            for (long offset : handled == null ? List.<Long>of() : handled.values()) {
                if (offset != NOWHERE) {
                    ShadowWords.clear(copy, offset);
                }
            }
        }
    }
}
