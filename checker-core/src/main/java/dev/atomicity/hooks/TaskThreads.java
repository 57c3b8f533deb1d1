package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.hooks.thread.UncheckedThread;

/**
 * The thread for which a hook inside the JDK records. The methods are called before the try block of a hook, where nothing may fail.
 */
final class TaskThreads {
    /** The class of the threads that carry virtual threads: what they run is not a task of the program. Null before Java 21. */
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

    /** The state of the current thread; that of an unchecked thread if the current one is not to be checked now. */
    static ThreadState current() {
        // Reads the field directly and repeats the comparison, to need as little stack as possible.
        if (HookEntry.checker == null || Thread.currentThread().getClass() == CARRIER) {
            return UncheckedThread.thread();
        }
        return HookEntry.current();
    }

    /** The same; the state of an unchecked thread if there is nothing to record. */
    static ThreadState currentIf(boolean isOfInterest) {
        return isOfInterest ? current() : UncheckedThread.thread();
    }
}
