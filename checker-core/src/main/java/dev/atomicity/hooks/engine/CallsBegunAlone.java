package dev.atomicity.hooks.engine;

import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * The calls of the JDK that a thread is in the middle of when it ceases to be alone, because one of them starts a thread or hands over a
 * task.
 */
final class CallsBegunAlone {
    private CallsBegunAlone() {}

    /**
     * A walk, such as that of a parallel stream, holds nothing: it continues as if it began now, since no other thread has changed anything
     * before. Any other call on a concurrent collection began without its gate, so it is not known when it takes effect.
     */
    static void goOn(OnlineChecker online, ThreadState thread) {
        thread.muted = ThreadState.IN_HOOK;
        EnteredCalls calls = thread.calls;
        boolean areWalks = true;
        for (int i = 0; i < calls.depth(); i++) {
            EnteredCalls.Call call = calls.at(i);
            areWalks &= call.isWalk;
            if (call.walkedAlone() != null) {
                beginWalk(call, online, thread);
            }
        }
        if (!areWalks) {
            calls.giveUp();
            online.unjudged.addUnseen(
                    thread.test, calls.innermost().site(), new CheckerLimit("a thread was started within a call"));
        }
        thread.muted = 0;
    }

    private static void beginWalk(EnteredCalls.Call call, OnlineChecker online, ThreadState thread) {
        Object walked = call.walkedAlone();
        CollectionView view = ModelledClass.of(walked).runsAt(call.site()) ? online.views.of(walked) : null;
        if (view != null
                && view.shadow().gate() != null
                && (view.walk() == null || !view.walk().isShared())) {
            call.since = view.shadow().currentState(online.shadows, thread);
            call.walked = view.shadow();
        }
    }
}
