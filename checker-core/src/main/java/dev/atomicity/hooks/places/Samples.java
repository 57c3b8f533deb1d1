package dev.atomicity.hooks.places;

/**
 * What a field holds at the moment, to be compared with what it holds later: numbers, truth values and texts by value, other objects
 * by identity. Nothing of this is ever written to a file.
 */
public final class Samples {
    /** Of what is not a field, or not known. Equal to nothing. */
    public static final Object UNKNOWN = new Object();

    private static final Object NULL = new Object();

    private Samples() {}

    /** An object that is compared by identity, because to ask it would run code of the program. */
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

    /** What the variable holds that has the shadow at that place. */
    public static Object of(Object base, long shadow) {
        if (base instanceof long[] words) {
            return Values.hasStatics(words) ? comparable(Values.rawStatic(words, shadow)) : UNKNOWN;
        }
        return Values.isField(base, shadow) ? comparable(Values.rawField(base, shadow)) : UNKNOWN;
    }

    private static Object comparable(Object value) {
        if (value == null) {
            return NULL;
        }
        boolean isValue = value instanceof Number && value.getClass().getClassLoader() == null
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String;
        return isValue ? value : new Identity(value);
    }
}
