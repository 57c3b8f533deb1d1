package dev.atomicity.hooks.sync;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;

/**
 * Records the order of threads that is the same in every execution of the program: a hand-over of a task, the completion of one, the count
 * of a latch. To the checker, and in a trace, this is the write and the read of a variable of its own.
 */
public final class ThreadOrder {
    private ThreadOrder() {}

    /** What the thread has done so far comes before what a receiver does next. */
    public static void send(OnlineShadows shadows, ThreadState thread, long[] variable, int site) {
        Events.sent(thread, variable);
        thread.isOrdering = true;
        try {
            PlainAccess.write(shadows, thread, variable, Memory.LONG_ARRAY_BASE, site);
        } finally {
            thread.isOrdering = false;
        }
    }

    public static void receive(OnlineShadows shadows, ThreadState thread, long[] variable, int site) {
        Events.received(thread, variable);
        thread.isOrdering = true;
        try {
            PlainAccess.read(shadows, thread, variable, Memory.LONG_ARRAY_BASE, site);
        } finally {
            thread.isOrdering = false;
        }
    }
}
