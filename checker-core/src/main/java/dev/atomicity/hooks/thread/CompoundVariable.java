package dev.atomicity.hooks.thread;

/** A variable that can be accessed in part and as a whole, as the state of a thread uses it. */
public interface CompoundVariable {
    /** The number of the object. The caller has the checker's lock. */
    long number();

    /** Its index in an atomic array, {@code VariableKey.WHOLE} if it is not an element of one. */
    int index();
}
