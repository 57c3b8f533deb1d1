package dev.atomicity.hooks.thread;

/** The shadow of an object of the JDK that threads use by calls, as the state of a thread uses it. */
public interface SharedObject {
    /** What calls on the object go through, null if only one thread at a time may use it anyway. */
    CallGate gate();

    /** Replaces the gate by a new one for all later calls, if the given one is still in use; returns the current gate. */
    CallGate gateInsteadOf(CallGate other);

    /** A call that needed the object for itself has ended. */
    void dropUse(ExclusiveUse use);
}
