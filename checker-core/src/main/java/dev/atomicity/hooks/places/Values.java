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
 * What fields and atomics hold, for the report. A value is read when the access of a thread conflicts with an access of another one, right
 * before its own access: so it is what the other thread read or wrote.
 *
 * <p>Numbers, characters and booleans, names of enum constants, and whether a reference is null. Nothing else: calling methods of an object
 * would run code of the program, a reference to it would keep it alive, and texts may be secrets.
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

    /** The value of the field that has that shadow; null if it is not known, or must not be kept. */
    public static Object ofField(Object object, long shadow) {
        return isField(object, shadow) ? shown(rawField(object, shadow)) : null;
    }

    /** Whether it is known which field has that shadow. */
    static boolean isField(Object object, long shadow) {
        return ShadowPlaces.fieldOf(object, shadow) != ShadowPlaces.NOWHERE;
    }

    /** The unchanged value of the field that has that shadow. */
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

    /** The class whose static fields have those shadows; null if they are other shadows, or the class was unloaded. */
    public static Class<?> classOf(long[] shadows) {
        Statics statics = STATICS.get(shadows);
        return statics == null ? null : statics.type.get();
    }

    /** Whether these are the shadows of static fields. */
    public static boolean hasStatics(long[] shadows) {
        return STATICS.get(shadows) != null;
    }

    /** The value of the static field that has that shadow; null if the shadows are those of array elements. */
    public static Object ofStatic(long[] shadows, long shadow) {
        return hasStatics(shadows) ? shown(rawStatic(shadows, shadow)) : null;
    }

    /** The unchanged value of the static field that has that shadow; null also if its class was unloaded. */
    static Object rawStatic(long[] shadows, long shadow) {
        Statics statics = STATICS.get(shadows);
        Class<?> type = statics == null ? null : statics.type.get();
        if (type == null) {
            return null;
        }
        long field = statics.fields[(int) ((shadow - Memory.LONG_ARRAY_BASE) / ShadowWords.BYTES)];
        return at(type, (char) (field >>> KIND_SHIFT), (int) field); // HotSpot keeps them in the class object
    }

    /** The array whose elements have these shadows; null if they are other shadows, or the array is not known. */
    static Object arrayOf(long[] words) {
        return ArrayPages.isPage(words) ? KnownArrays.of(ArrayPages.arrayOf(words)) : null;
    }

    /** The value of the element that has that shadow; null if it is not known, or must not be kept. */
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

    /** The value of an atomic of one variable; null if it is another object, or the value must not be kept. */
    public static Object ofAtomic(Object atomic) {
        Object value = rawAtomic(atomic);
        return value == Samples.UNKNOWN ? null : shown(value);
    }

    /**
     * The unchanged value of an atomic of one variable; {@link Samples#UNKNOWN} if it is another object. The methods are final, so they are
     * the JDK's.
     */
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

    /** The value as a report shows it; null if it must not be kept. */
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
