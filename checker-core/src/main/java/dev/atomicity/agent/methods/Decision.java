package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.SyncModel;

/** What is recorded at one instruction. */
sealed interface Decision {
    /**
     * A field is accessed.
     *
     * @param field its declaration; null if the access itself is not recorded
     * @param isFresh whether it is written into an object that no other thread knows yet
     * @param constant what is written, as findings show it, if that is a constant; otherwise null
     * @param secondLook the expected value if it is read again under a lock, after a check without the lock; otherwise null
     */
    record FieldAccess(ClassHierarchy.Field field, boolean isFresh, String constant, DoubleChecks.SecondLook secondLook)
            implements Decision {}

    /** One of the streams of {@code System} is read, which can be set although its field is final. */
    record StandardStreamRead() implements Decision {}

    /** An element of an array is accessed that other threads may know. */
    record ElementAccess() implements Decision {}

    /** A monitor is entered or left. */
    record MonitorAction() implements Decision {}

    /**
     * A method is called.
     *
     * @param action what the call does
     * @param blocks whether it waits for other threads, so that an atomic region is split there
     * @param mayMissSignal whether it waits although it may have missed a signal
     * @param copiesObject whether its result is a copy of an object, with the shadows of the original
     */
    record Call(CallAction action, boolean blocks, boolean mayMissSignal, boolean copiesObject) implements Decision {
        /** Whether nothing at all is recorded. */
        boolean isPlain() {
            return action == ThreadAction.NONE && !blocks && !mayMissSignal && !copiesObject;
        }
    }

    /** What a call does. */
    sealed interface CallAction {}

    /** What a call does to other threads. */
    enum ThreadAction implements CallAction {
        NONE,
        START_THREAD,
        JOIN_THREAD,
        WAIT_ON_MONITOR,
        NOTIFY,
        SIGNAL_CONDITION
    }

    /** A synchronizer orders threads. */
    record Synchronisation(SyncModel model) implements CallAction {}

    /**
     * Data in a JDK object is accessed.
     *
     * @param constant what an atomic is set to, if that is a constant; otherwise null
     * @param secondLook the expected value if a key is looked up again under a lock, after a check without it; otherwise null
     * @param isTakenForSuccess whether the method continues as if the call had changed something, without having asked
     */
    record DataAccess(CallModel model, String constant, DoubleChecks.SecondLook secondLook, boolean isTakenForSuccess)
            implements CallAction {}
}
