package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What code that is instrumented for directed schedules calls between its actions: before and after calls, before it enters a
 * monitor and after it has left one. A thread may be held there.
 */
public final class HoldPoints {
    private HoldPoints() {}

    public static void point(ThreadState thread) {
        if (Events.areHeard() && thread.mayBeHeld()) {
            try {
                Events.point(thread);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }
}
