package dev.atomicity.hooks.places;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What fields and atomics hold, for the report. A value is looked at when a thread meets what another one did to a variable, right
 * before its own access: so it is what the other one saw, or left there.
 *
 * <p>Numbers, characters and booleans, names of enum constants, and whether a reference is null. Nothing else: to ask
 * an object what it is would run code of the program, and to keep it would keep it alive; and texts may be secrets.
 */
public final class Values {
    private static final int KIND_SHIFT = 32;
    private static final String NULL = "null";

    private static final WeakIdentityTable<Statics> STATICS = new WeakIdentityTable<>();

    private Values() {}

    /**
     * A field in one word.
     *
     * @param kind the first letter of its descriptor
     * @param offset its offset in the object
     */
    static long place(char kind, long offset) {
        return (long) kind << KIND_SHIFT | offset;
    }

    /** What the field holds that has that shadow; null if that is not known, or not to be kept. */
    public static Object ofField(Object object, long shadow) {
        return isField(object, shadow) ? shown(rawField(object, shadow)) : null;
    }

    /** Whether it is known which field has that shadow. */
    static boolean isField(Object object, long shadow) {
        return ShadowPlaces.fieldOf(object, shadow) != ShadowPlaces.NOWHERE;
    }

    /** What the field holds that has that shadow, itself. */
    static Object rawField(Object object, long shadow) {
        long field = ShadowPlaces.fieldOf(object, shadow);
        return at(object, (char) (field >>> KIND_SHIFT), (int) field);
    }

    /** The class whose static fields have those shadows, and the fields in their order. */
    private record Statics(WeakReference<Class<?>> type, long[] fields) {}

    static void addStatics(long[] shadows, Class<?> type, String[] fields) {
        STATICS.computeIfAbsent(shadows, key -> {
            long[] places = new long[fields.length];
            for (int i = 0; i < fields.length; i++) {
                places[i] = place(fields[i].charAt(0), Memory.fieldOffset(type, fields[i].substring(1)));
            }
            return new Statics(new WeakReference<>(type), places);
        });
    }

    /** The class whose static fields have those shadows; null if they are others, or it has gone. */
    public static Class<?> classOf(long[] shadows) {
        Statics statics = STATICS.get(shadows);
        return statics == null ? null : statics.type.get();
    }

    /** Whether these are the shadows of static fields. */
    public static boolean hasStatics(long[] shadows) {
        return STATICS.get(shadows) != null;
    }

    /** What the static field holds that has that shadow. The shadows may also be those of array elements: then null. */
    public static Object ofStatic(long[] shadows, long shadow) {
        return hasStatics(shadows) ? shown(rawStatic(shadows, shadow)) : null;
    }

    /** What the static field holds that has that shadow, itself; null also if its class has gone. */
    static Object rawStatic(long[] shadows, long shadow) {
        Statics statics = STATICS.get(shadows);
        Class<?> type = statics == null ? null : statics.type.get();
        if (type == null) {
            return null;
        }
        long field = statics.fields[(int) ((shadow - Memory.LONG_ARRAY_BASE) / ShadowWords.BYTES)];
        return at(type, (char) (field >>> KIND_SHIFT), (int) field); // HotSpot keeps them in the class object
    }

    /** The array of whose elements these are the shadows; null if they are others, or it is not known. */
    static Object arrayOf(long[] words) {
        return ArrayPages.isPage(words) ? KnownArrays.of(ArrayPages.arrayOf(words)) : null;
    }

    /** What the element holds that has that shadow; null if that is not known, or not to be kept. */
    public static Object ofElement(long[] words, long shadow) {
        Object array = arrayOf(words);
        return array == null ? null : shown(Array.get(array, ArrayPages.indexOf(words, shadow)));
    }

    private static Object at(Object object, char kind, long offset) {
        return switch (kind) {
            case 'I' -> Memory.getInt(object, offset);
            case 'J' -> Memory.get(object, offset);
            case 'Z' -> Memory.getByte(object, offset) != 0;
            case 'B' -> Memory.getByte(object, offset);
            case 'S' -> Memory.getShort(object, offset);
            case 'C' -> (char) Memory.getShort(object, offset);
            case 'F' -> Float.intBitsToFloat(Memory.getInt(object, offset));
            case 'D' -> Double.longBitsToDouble(Memory.get(object, offset));
            default -> Memory.getReference(object, offset);
        };
    }

    /** What an atomic of one variable holds; null if it is another object, or that is not to be kept. */
    public static Object ofAtomic(Object atomic) {
        Object value = rawAtomic(atomic);
        return value == Samples.UNKNOWN ? null : shown(value);
    }

    /** What an atomic of one variable holds, itself; {@link Samples#UNKNOWN} if it is another object. The methods are final, so they are the JDK's. */
    public static Object rawAtomic(Object atomic) {
        if (atomic instanceof AtomicInteger number) {
            return number.get();
        }
        if (atomic instanceof AtomicLong number) {
            return number.get();
        }
        if (atomic instanceof AtomicBoolean truth) {
            return truth.get();
        }
        return atomic instanceof AtomicReference<?> reference ? reference.get() : Samples.UNKNOWN;
    }

    /** As a report shows it; null if it is not to be kept. */
    public static Object shown(Object value) {
        if (value == null) {
            return NULL;
        }
        if (value instanceof Enum<?> constant) {
            return constant.name(); // final, so it is not the program's
        }
        boolean isBoxed = value instanceof Integer
                || value instanceof Long
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Double
                || value instanceof Float
                || value instanceof Short
                || value instanceof Byte;
        return isBoxed ? value : null;
    }
}
