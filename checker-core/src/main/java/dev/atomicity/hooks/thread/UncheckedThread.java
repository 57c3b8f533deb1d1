package dev.atomicity.hooks.thread;

import dev.atomicity.checker.CheckedThread;

/**
 * A state for threads that are not checked: always muted. Its segment is the value in the shadow of a variable that no thread has accessed:
 * so its accesses look as if they were already recorded, and the fast path ends there.
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
