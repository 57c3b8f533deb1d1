package dev.atomicity.hooks.places;

/**
 * Which variable an event is about. Within one run, two events with equal keys are about the same variable.
 *
 * @param object the number of the object, array or collection that has it, {@link #OF_CLASS} for a static field
 * @param index the index of an element of an array, {@link #WHOLE} for anything else
 * @param part a number for the field, or for the key or element of a collection; a negative one for a call that needs the object for
 *     itself; {@link #ALL} for anything else
 */
public record VariableKey(long object, int index, long part) {
    public static final long OF_CLASS = 0;
    public static final int WHOLE = -1;
    public static final long ALL = 0;
}
