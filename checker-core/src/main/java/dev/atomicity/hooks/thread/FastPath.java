package dev.atomicity.hooks.thread;

/** Whether accesses may use the fast paths of the checker, which bypass the events: not while there is a listener. */
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
