package dev.atomicity.hooks;

import dev.atomicity.hooks.data.AtomicShadow;
import dev.atomicity.hooks.data.AtomicShadow.Effect;
import dev.atomicity.hooks.data.ModelledClass;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls around a call on an atomic that runs code of the program: the function of an accumulator, or {@code
 * toString} of what an atomic refers to. Nothing can be held while such code runs. So the call is recorded when it has ended, and only if
 * no other thread has used the atomic meanwhile: otherwise it is not known which came first. Of two calls at the same time, at most one is
 * recorded.
 */
public final class AtomicCallbackHooks {
    private AtomicCallbackHooks() {}

    /** A call follows that changes nothing. */
    public static void showing(Object atomic, ThreadState thread, int site) {
        begin(atomic, true, thread, site);
    }

    /** A call follows that changes something. */
    public static void running(Object atomic, ThreadState thread, int site) {
        begin(atomic, false, thread, site);
    }

    public static void shown(Object atomic, ThreadState thread, int site) {
        end(Effect.READ, thread, site);
    }

    public static void ran(Object atomic, ThreadState thread, int site) {
        end(Effect.WRITE, thread, site);
    }

    /** The same for a change that commutes with others of its kind. */
    public static void ranCommuting(Object atomic, ThreadState thread, int site) {
        end(Effect.BUMP, thread, site);
    }

    private static void begin(Object atomic, boolean isRead, ThreadState thread, int site) {
        OnlineChecker online = HookEntry.checker();
        if (atomic == null || online == null || thread.isMuted()) {
            return;
        }
        try {
            EnteredCalls.Call call = thread.calls.enter();
            if (ModelledClass.of(atomic).runsAt(site)) {
                thread.keepCarrier();
                AtomicShadow shadow = online.atomics.computeIfAbsent(
                        atomic, key -> new AtomicShadow(ModelledClass.of(atomic).simpleName));
                call.since = isRead
                        ? shadow.currentState(online.shadows, thread)
                        : shadow.currentUses(online.shadows, thread);
                call.atomic = shadow;
                thread.letCarrierGo();
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static void end(Effect effect, ThreadState thread, int site) {
        try {
            EnteredCalls.Call call = thread.calls.innermost();
            if (call == null || call.atomic == null || call.since == EnteredCalls.NO_WALK) {
                return;
            }
            AtomicShadow shadow = (AtomicShadow) call.atomic;
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                if (effect == Effect.READ) {
                    shadow.readAllSince(call.since, false, online.shadows, thread, site);
                } else {
                    shadow.changeIfUnused(call.since, effect, online.shadows, thread, site);
                }
                thread.access.over();
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
