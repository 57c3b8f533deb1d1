package dev.atomicity.hooks.thread;

/** The shadow of an object of the JDK that threads use by calls, as far as the state of a thread has to know it. */
public interface SharedObject {
    /** What calls on the object go through, null if only one thread at a time may use it anyway. */
    CallGate gate();

    /** The gate for all who come from now on, if the other one is still that. */
    CallGate gateInsteadOf(CallGate other);

    /** A call is over that needed the object for itself. */
    void dropUse(ExclusiveUse use);
}
