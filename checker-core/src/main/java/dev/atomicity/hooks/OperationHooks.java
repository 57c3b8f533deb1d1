package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.Arrays;

/**
 * What code that is instrumented for directed schedules calls around the operations of the JDK's collections and atomics, with their
 * arguments and results: an execution is judged by these values. The hooks of the checker enclose these hooks, so operations are passed on
 * in the order in which they take effect.
 */
public final class OperationHooks {
    private OperationHooks() {}

    /** An operation begins that may add or remove elements; nothing of it has been recorded yet. */
    public static void beginning(Object subject, ThreadState thread, int site) {
        OverlappingCalls.begin(subject, thread, site);
    }

    /** The operation follows. */
    public static void calling(Object subject, ThreadState thread) {
        if (subject != null && !thread.isMuted() && Events.areHeard()) {
            thread.muted = ThreadState.IN_HOOK;
            try {
                Events.calling(thread, subject);
                thread.muted = 0;
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    /**
     * The operation has taken effect; {@link #over} follows.
     *
     * @param result null also if the method returns nothing
     * @param count how many arguments it was given
     * @param method its name, followed by {@code (int)} if the first parameter is an {@code int}
     * @param isUsed whether the program looks at the result
     */
    public static void returned(
            Object result,
            Object subject,
            Object first,
            Object second,
            Object third,
            int count,
            String method,
            boolean isUsed,
            ThreadState thread,
            int site) {
        OverlappingCalls.end(subject, thread, site);
        if (subject != null && !thread.isMuted() && Events.areHeard()) {
            thread.muted = ThreadState.IN_HOOK;
            try {
                Object[] passed = {first, second, third};
                Object[] arguments = Arrays.copyOf(passed, Math.min(count, passed.length));
                Events.returned(thread, subject, method, arguments, result, isUsed, site);
                thread.muted = 0;
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, site);
            }
        }
    }

    /**
     * The number that the operation has returned is only compared: whether it is {@code other + shift}, or less than that.
     */
    public static void compared(int other, int shift, boolean isEquality, ThreadState thread, int site) {
        if (!thread.isMuted() && Events.areHeard()) {
            try {
                Events.compared(thread, isEquality, (long) other + shift, site);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, site);
            }
        }
    }

    /** All hooks of the operation have ended: now it is known to which transaction the operation belongs. */
    public static void over(ThreadState thread) {
        if (!thread.isMuted() && Events.areHeard()) {
            try {
                Events.operationOver(thread);
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }
}
