package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.engine.Transactions;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls around a wait that is decided once, as in {@code if (isEmpty) wait();}. A wait is a boundary, because others
 * are expected to change what it waits for. If they have, the transaction ends there as at any other wait. But if the condition for waiting
 * is still true after the wait, or true again, then the method continues although it should wait. It acts on what it read before the wait,
 * so its transaction has not ended.
 *
 * <p>Only in code that is instrumented for directed schedules.
 */
public final class WaitHooks {
    // The jumps of the byte code that are tests.
    private static final int IFEQ = 153;
    private static final int IFNE = 154;
    private static final int IFLT = 155;
    private static final int IFGE = 156;
    private static final int IFGT = 157;
    private static final int IFLE = 158;
    private static final int IF_ICMPEQ = 159;
    private static final int IF_ACMPEQ = 165;
    private static final int IFNULL = 198;

    private WaitHooks() {}

    /** A wait follows that the method will not decide on again. */
    public static void decidedOnce(ThreadState thread) {
        if (thread.inTransaction() && !thread.isMuted()) {
            thread.wait.open();
            Events.waitsOnce(thread);
        }
    }

    /** After the wait: the test, which leads around the wait if it jumps. */
    public static void tested(int value, int jump, ThreadState thread) {
        thread.wait.test(jumps(Integer.compare(value, 0), jump));
    }

    public static void tested(int one, int other, int jump, ThreadState thread) {
        thread.wait.test(jumps(Integer.compare(one, other), jump - IF_ICMPEQ + IFEQ));
    }

    public static void tested(Object value, int jump, ThreadState thread) {
        thread.wait.test((value == null) == (jump == IFNULL));
    }

    public static void tested(Object one, Object other, int jump, ThreadState thread) {
        thread.wait.test((one == other) == (jump == IF_ACMPEQ));
    }

    private static boolean jumps(int comparison, int jump) {
        return switch (jump) {
            case IFEQ -> comparison == 0;
            case IFNE -> comparison != 0;
            case IFLT -> comparison < 0;
            case IFGE -> comparison >= 0;
            case IFGT -> comparison > 0;
            case IFLE -> comparison <= 0;
            default -> true;
        };
    }

    /** All tests were repeated. */
    public static void waited(ThreadState thread) {
        if (!thread.wait.takeIsOver()) {
            return;
        }
        try {
            OnlineChecker online = HookEntry.admit(thread, thread.region);
            if (online != null) {
                Transactions.pause(online, thread, thread.region);
                thread.segment++;
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.region);
        }
    }
}
