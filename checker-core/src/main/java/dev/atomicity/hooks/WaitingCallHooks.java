package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * What instrumented code calls around a call on a queue that may wait for others on purpose.
 *
 * <p>If there is nothing to wait for, the call passes the gate of the queue like any other. Otherwise it cannot, because the threads for
 * which it waits must pass that gate. Then only one thing is known about when it took effect: after the change that ended the wait. So it
 * is recorded as a read, inside the gate, and only if there was one change by others since it began to wait; or no change, if the time was
 * over.
 */
public final class WaitingCallHooks {
    /** For these classes it is known when a call waits, and testing that runs no code of the program. */
    private static final Set<Class<?>> KNOWN = Set.of(
            ArrayBlockingQueue.class,
            LinkedBlockingQueue.class,
            LinkedBlockingDeque.class,
            PriorityBlockingQueue.class,
            LinkedTransferQueue.class);

    private WaitingCallHooks() {}

    /** A call follows that waits until there is an element. */
    public static void taking(Object queue, ThreadState thread, int site) {
        CallHooks.changing(queue, thread, site);
        try {
            waitOutside(queue, !isKnown(queue) || ((BlockingQueue<?>) queue).isEmpty(), thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** A call follows that waits until there is room. */
    public static void putting(Object queue, ThreadState thread, int site) {
        CallHooks.changing(queue, thread, site);
        try {
            waitOutside(queue, !isKnown(queue) || ((BlockingQueue<?>) queue).remainingCapacity() == 0, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** A call follows that waits until another thread takes what it gives. */
    public static void handingOver(Object queue, ThreadState thread, int site) {
        CallHooks.changing(queue, thread, site);
        try {
            waitOutside(queue, true, thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static boolean isKnown(Object queue) {
        return queue != null && KNOWN.contains(queue.getClass());
    }

    /** If the call is about to wait, leaves the gate again and keeps the state that the queue has while no other thread is inside. */
    private static void waitOutside(Object queue, boolean waits, ThreadState thread) {
        EnteredCalls.Call call = thread.calls.innermost();
        OnlineChecker online = HookEntry.checker();
        if (!waits || call == null || queue == null || call.collection() != queue || online == null) {
            return;
        }
        CollectionShadow shadow = CallHooks.gatedShadowOf(queue, online, thread);
        long state = shadow == null ? EnteredCalls.NO_WALK : TraversalHooks.stateOf(shadow, online, thread);
        thread.calls.leaveTo(thread.calls.depth() - 1);
        thread.calls.enter().waits(shadow, state);
    }

    /** The call has ended. If it has waited, it is recorded here, and in no other way. */
    public static void waited(Object queue, ThreadState thread, int site) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call != null && call.hasWaited() && call.walked != null && !thread.isMuted()) {
                TraversalHooks.readInsideGate((CollectionShadow) call.walked, call.since, true, thread, site);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
