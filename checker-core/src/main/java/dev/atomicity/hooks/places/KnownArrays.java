package dev.atomicity.hooks.places;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The arrays by their numbers, to look up the values of elements. Empty unless directed schedules are on, to keep shadows cheap. Keeps no
 * array alive.
 */
public final class KnownArrays {
    private static final ConcurrentMap<Long, Numbered> ARRAYS = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();

    /** Set once, before any test is executed again. */
    private static volatile boolean isOn;

    private KnownArrays() {}

    private static final class Numbered extends WeakReference<Object> {
        final long number;

        Numbered(Object array, long number) {
            super(array, GONE);
            this.number = number;
        }
    }

    /** From now on arrays are remembered. */
    public static void turnOn() {
        isOn = true;
    }

    static void add(Object array, long number) {
        if (isOn && array.getClass().isArray()) {
            for (Reference<?> gone = GONE.poll(); gone != null; gone = GONE.poll()) {
                ARRAYS.remove(((Numbered) gone).number);
            }
            ARRAYS.put(number, new Numbered(array, number));
        }
    }

    /** Null if the array is not known, or was garbage-collected. */
    static Object of(long number) {
        Numbered known = ARRAYS.get(number);
        return known == null ? null : known.get();
    }
}
