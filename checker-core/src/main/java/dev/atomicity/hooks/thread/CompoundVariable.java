package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.OnlineShadows;

/** A variable that can be accessed in part and as a whole, as far as the state of a thread has to know it. */
public interface CompoundVariable {
    /** The number of the object, for whoever has the checker's lock. */
    long number();

    /** Its index in an atomic array, {@code VariableKey.WHOLE} if it is none of its elements. */
    int index();

    /** Reads all of it, if nobody has changed it since it was in that state. */
    void readAllIfUnchanged(long state, OnlineShadows shadows, ThreadState thread, int site);
}
