package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.hooks.thread.UncheckedThread;

/**
 * The thread for which a hook inside the JDK records. The methods are called before the try block of a hook, where nothing may fail.
 */
final class TaskThreads {
    /** The threads below virtual threads: what they run is not a task of the program. Null before Java 21. */
    private static final Class<?> CARRIER = carrierThread();

    private TaskThreads() {}

    private static Class<?> carrierThread() {
        try {
            return Class.forName("jdk.internal.misc.CarrierThread", false, null);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    static boolean isCarrier(Object thread) {
        return thread.getClass() == CARRIER;
    }

    /** The state of an unchecked thread, if the current thread is not to be checked now. */
    static ThreadState current() {
        // A field, not a call, and the comparison is written out: the less stack it needs, the better.
        if (HookEntry.checker == null || Thread.currentThread().getClass() == CARRIER) {
            return UncheckedThread.thread();
        }
        return HookEntry.current();
    }

    /** The same if there is nothing to record. */
    static ThreadState currentIf(boolean isOfInterest) {
        return isOfInterest ? current() : UncheckedThread.thread();
    }
}
