package dev.atomicity.hooks.places;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers for variables and locks, so that it can be decided whether two dependencies are about the same variable without keeping an object
 * of the program alive. A number is used only once in a run, even if its object has died.
 *
 * <p>The upper bits are the number of the object that has the shadow of the variable, the lower ones say where in it. An object gets its
 * number when it is first asked for, which is when a dependency is entered: most objects never have one.
 */
public final class VariableNumbers {
    /** The place of what an object is as a lock; no shadow is there, because an object starts with its header. */
    public static final long LOCK = 0;

    /** Enough for the largest object: a class has at most 65535 fields, and arrays have pages of their own. */
    private static final int PLACE_BITS = 24;

    private static final WeakIdentityTable<Long> OBJECTS = new WeakIdentityTable<>();
    private static final AtomicLong LAST = new AtomicLong();

    private VariableNumbers() {}

    /** The number of the variable whose shadow is at that place in the object. */
    public static long of(Object base, long place) {
        return objectNumber(base) << PLACE_BITS | place;
    }

    /** The number of the object: from 1, the same as long as it lives. Waits only for other threads that ask for a number. */
    static long objectNumber(Object object) {
        return OBJECTS.computeIfAbsent(object, key -> nextObject());
    }

    /** A number that no object has, for callers that store it with the object. */
    public static long nextObject() {
        return LAST.incrementAndGet();
    }

    /** The number of the object that has the variable with that number. */
    public static long objectOf(long variable) {
        return variable >>> PLACE_BITS;
    }
}
