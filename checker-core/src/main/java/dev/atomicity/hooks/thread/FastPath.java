package dev.atomicity.hooks.thread;

/** Whether accesses may take the ways of the checker that bypass the events: not while somebody listens to them. */
public final class FastPath {
    private static volatile boolean isClosed;

    private FastPath() {}

    static boolean isClosed() {
        return isClosed;
    }

    /** A listener has come, or the last one has gone. Threads notice when they next look whether plain stores are allowed. */
    public static void setClosed(boolean closed) {
        isClosed = closed;
    }
}
