package dev.atomicity.hooks.thread;

import dev.atomicity.checker.CheckedThread;

/**
 * A state for threads that are not checked: always muted. Its segment is what is in the shadow of a variable that
 * nobody has accessed, so that its accesses look as if they were recorded, and end there.
 */
public final class UncheckedThread {
    private static final ThreadState THREAD = new ThreadState(0, new CheckedThread.Place(0, 0), "");

    static {
        THREAD.muted = 1;
    }

    private UncheckedThread() {}

    public static ThreadState thread() {
        return THREAD;
    }
}
