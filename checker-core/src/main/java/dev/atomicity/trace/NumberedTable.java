package dev.atomicity.trace;

import java.util.Arrays;
import java.util.function.IntFunction;

/** What a checker keeps of the threads, variables or locks of a trace, by their numbers. It grows with the highest number. */
public final class NumberedTable<T> {
    private Object[] entries = new Object[16];
    private final IntFunction<T> factory;

    /**
     * @param factory makes the entry of a number that is asked for the first time
     */
    public NumberedTable(IntFunction<T> factory) {
        this.factory = factory;
    }

    /** The entry of that number; it is made if there is none. */
    @SuppressWarnings("unchecked")
    public T get(int number) {
        if (number >= entries.length) {
            entries = Arrays.copyOf(entries, Math.max(number + 1, 2 * entries.length));
        }
        Object entry = entries[number];
        if (entry == null) {
            entry = factory.apply(number);
            entries[number] = entry;
        }
        return (T) entry;
    }
}
