package dev.atomicity.hooks.thread;

/** A variable that can be accessed in part and as a whole, as far as the state of a thread has to know it. */
public interface CompoundVariable {
    /** The number of the object, for whoever has the checker's lock. */
    long number();

    /** Its index in an atomic array, {@code VariableKey.WHOLE} if it is not an element of one. */
    int index();
}
