package dev.atomicity.hooks.thread;

import dev.atomicity.checker.Activations;
import dev.atomicity.checker.AtomicSet;
import dev.atomicity.checker.SetRing;

/**
 * Knows to which atomic set a variable belongs, and receives the rings that are found. This is the part that the state of a thread uses.
 */
public interface AtomicSets extends Activations.Workers {
    /**
     * The set of the variable that the thread is about to access, null if it belongs to none.
     *
     * @param base what has the shadow of the variable
     * @param compound what the variable is a part of, null if it is a field or an element of an array
     */
    AtomicSet setOf(ThreadState thread, Object base, CompoundVariable compound);

    /** The set that the signals of a monitor or a condition belong to. */
    AtomicSet setOfSignals(ThreadState thread, Object condition);

    /** The thread closes a ring. The lock of the set is held. */
    void found(ThreadState thread, SetRing ring);
}
