package dev.atomicity.hooks.places;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * What a variable holds at the moment, to be compared with what it holds later: numbers and booleans by value, texts by their
 * hash, lists that cannot change by their elements, other objects by identity. Only what {@link #shown} returns is ever written to a file.
 */
public final class Samples {
    /** For a value that is not known. Equal to nothing. */
    public static final Object UNKNOWN = new Object();

    public static final Object NULL = new Object();

    /** A prime of 64 bits, for the hash of a text. */
    private static final long FACTOR = 0x100000001B3L;

    /** Longer lists are compared by identity. */
    private static final int MAX_ELEMENTS = 16;

    /** The classes of what {@code List.of} returns. */
    private static final Set<Class<?>> IMMUTABLE_LISTS =
            Set.of(List.of(1).getClass(), List.of(1, 2, 3).getClass());

    private Samples() {}

    /** An object that is compared by identity, because its methods may be code of the program. */
    private record Identity(Object object) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Identity identity && identity.object == object;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(object);
        }
    }

    /** Whether the objects of a class may equal others. */
    private static final ClassValue<Boolean> OWN_EQUALITY = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
            } catch (Exception | LinkageError e) {
                return true; // a type that a method names may be missing
            }
        }
    };

    /**
     * Whether it is unknown if the sample equals one of the others: it is of an object whose class has its own {@code equals}, and the same
     * object is not among the others.
     */
    public static boolean isUnclear(Object sample, Collection<?> others) {
        return sample instanceof Identity identity
                && OWN_EQUALITY.get(identity.object.getClass())
                && !others.contains(sample)
                && others.stream().anyMatch(Identity.class::isInstance);
    }

    /** A text: it is not kept itself, because it may be a secret. */
    private record Text(int length, long hash) {}

    /** A list that cannot change and has no identity: only what is in it counts. */
    private record Elements(List<Object> samples) {}

    private static List<Object> samplesOf(List<?> list) {
        List<Object> samples = new ArrayList<>(list.size());
        for (Object element : list) {
            samples.add(of(element));
        }
        return samples;
    }

    private static long hashOf(String text) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FACTOR;
        }
        return hash;
    }

    /** The value of the variable that has the shadow at that place. */
    public static Object of(Object base, long shadow) {
        if (base instanceof long[] words) {
            return Values.hasStatics(words) ? of(Values.rawStatic(words, shadow)) : ofElement(words, shadow);
        }
        return Values.isField(base, shadow) ? of(Values.rawField(base, shadow)) : UNKNOWN;
    }

    private static Object ofElement(long[] words, long shadow) {
        Object array = Values.arrayOf(words);
        return array == null ? UNKNOWN : of(Array.get(array, ArrayPages.indexOf(words, shadow)));
    }

    /** For an argument or a result of an operation. */
    public static Object of(Object value) {
        if (value == null) {
            return NULL;
        }
        if (value instanceof String text) {
            return new Text(text.length(), hashOf(text));
        }
        if (value instanceof List<?> list && IMMUTABLE_LISTS.contains(value.getClass())) {
            return list.size() > MAX_ELEMENTS ? new Identity(value) : new Elements(samplesOf(list));
        }
        boolean isValue = value instanceof Number && value.getClass().getClassLoader() == null
                || value instanceof Boolean
                || value instanceof Character;
        return isValue ? value : new Identity(value);
    }

    /** The value of the sample, as a report shows it; null if it is not known, or must not be kept. */
    public static Object shown(Object sample) {
        if (sample == UNKNOWN || sample instanceof Text || sample instanceof Elements) {
            return null;
        }
        if (sample instanceof Identity identity) {
            return Values.shown(identity.object);
        }
        return Values.shown(sample == NULL ? null : sample);
    }
}
