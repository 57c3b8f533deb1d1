package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.hooks.thread.UncheckedThread;

/**
 * What happens when a hook fails, whatever it has thrown: it costs one transaction, that of its thread. All that the hook held is
 * released, the transaction ends, and the thread continues with another one. So nothing is reported about a transaction that lacks an
 * event, and its recorded events stay valid for others: a missing dependency may hide a finding, but causes no false one.
 *
 * <p>A catch block of a hook stores what it caught into {@link ThreadState#failure} and then calls {@link #giveUp}. That may fail again,
 * as long as there is no stack or no memory. Then the failure stays where it is, nothing of the thread is recorded, and the next hook of
 * the thread tries again, before it does anything else: see {@link HookEntry#admit}. Every step can be done twice.
 */
public final class HookFailures {
    private HookFailures() {}

    /** The hook of the thread has failed at that site; to be called by the hook, when it has stored the failure. */
    public static void giveUp(ThreadState thread, int site) {
        try {
            thread.plainStores = false;
            thread.failedSite = site;
            isOver(thread, site);
        } catch (Throwable again) {
            thread.plainStores = false; // the next hook of the thread tries again
        }
    }

    /**
     * Called for a thread that is muted or has a failure. Returns whether the reason was a failure that has been handled now; otherwise the
     * thread is inside a hook, or is not checked.
     */
    public static boolean isOver(ThreadState thread, int site) {
        if (thread.failure == null) {
            return false;
        }
        Solo.endBy(thread);
        OnlineChecker online = HookEntry.checker();
        if (thread.muted == ThreadState.IN_PROGRAM || thread == UncheckedThread.thread() || online == null) {
            thread.failure = null; // a hook that had nothing to do, and has done nothing
            return false;
        }
        if (thread.failedSite == 0) {
            thread.failedSite = site;
        }
        thread.muted = ThreadState.IN_HOOK;
        thread.keepCarrier();
        release(thread);
        endTransaction(online, thread);
        if (online.unjudged.add(thread)) {
            HookEntry.off();
        }
        thread.failedSite = 0;
        thread.muted = 0;
        thread.failure = null; // from here on the thread is checked again, whatever fails below
        thread.allowPlainStores();
        thread.letCarrierGo();
        return true;
    }

    /** Releases everything of the thread that others could wait for. Also called when the thread has ended, by another one. */
    static void releaseAll(ThreadState thread) {
        thread.releaseHeld();
        thread.taken.releaseAll();
        thread.calls.giveUp();
        thread.uses.dropFrom(0);
        thread.outcome.giveUp();
    }

    private static void release(ThreadState thread) {
        thread.access.over();
        releaseAll(thread);
        if (thread.copied != null) {
            ShadowPlaces.clear(thread.copied);
            thread.copied = null;
        }
    }

    /** Ends it in the trace too: events that the checker has not seen are not in the trace either. */
    private static void endTransaction(OnlineChecker online, ThreadState thread) {
        if (thread.isOpenInTrace && !thread.inTransaction()) {
            online.algorithm.begin(
                    thread); // the trace has the begin already: both must have the same number of transactions
        }
        Transactions.end(online, thread, thread.failedSite);
    }
}
