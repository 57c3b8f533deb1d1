package dev.atomicity.hooks.events;

import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/** Records the access of one variable, for the checker and for the listeners, while the variable is taken. */
public final class PlainAccess {
    private PlainAccess() {}

    public static void read(OnlineShadows shadows, ThreadState thread, Object base, long offset, int site) {
        long reader = shadows.acquire(thread.taken, base, offset);
        long next = reader;
        thread.access.toFieldOf(base);
        try {
            next = shadows.read(thread, base, offset, reader, site);
            thread.noteRead(next, shadows);
            Events.read(thread, base, offset, null, site);
        } finally {
            thread.access.over();
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }

    public static void write(OnlineShadows shadows, ThreadState thread, Object base, long offset, int site) {
        long reader = shadows.acquire(thread.taken, base, offset);
        long next = reader;
        thread.access.toFieldOf(base);
        try {
            next = shadows.write(thread, base, offset, reader, site);
            Events.write(thread, base, offset, null, site);
        } finally {
            thread.access.over();
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }
}
