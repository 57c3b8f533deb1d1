package dev.atomicity.hooks;

import dev.atomicity.checker.CheckedThread;

/** A state for threads that are not checked: muted for good. */
final class Unchecked {
    private static final ThreadState THREAD = new ThreadState(0, new CheckedThread.Place(0, -1), "");

    static {
        THREAD.muted = 1;
    }

    private Unchecked() {}

    static ThreadState thread() {
        return THREAD;
    }
}
