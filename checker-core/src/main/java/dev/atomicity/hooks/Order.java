package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;

/**
 * Records what comes before what in every execution of the program: a hand-over of a task, the completion of one, the count
 * of a latch. To the checker, and in a trace, this is the write and the read of a variable of its own.
 */
final class Order {
    private Order() {}

    /** What the thread has done so far comes before what a receiver does next. */
    static void send(OnlineChecker online, ThreadState thread, long[] variable, int site) {
        Events.sent(thread, variable);
        thread.isOrdering = true;
        try {
            Hooks.recordWrite(online, thread, variable, Memory.LONG_ARRAY_BASE, site);
        } finally {
            thread.isOrdering = false;
        }
    }

    static void receive(OnlineChecker online, ThreadState thread, long[] variable, int site) {
        Events.received(thread, variable);
        thread.isOrdering = true;
        try {
            Hooks.recordRead(online, thread, variable, Memory.LONG_ARRAY_BASE, site);
        } finally {
            thread.isOrdering = false;
        }
    }
}
