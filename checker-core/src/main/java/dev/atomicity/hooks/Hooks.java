package dev.atomicity.hooks;

import dev.atomicity.shadow.Carrier;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.reflect.Array;

/**
 * The static methods that instrumented code calls for fields and arrays, each before the access that it stands for; and the
 * way into the checker for the hooks of all kinds.
 *
 * <p>No hook throws, and none records while the thread is muted. All that a hook does is inside a try block, beginning with
 * {@link #enter}. The catch block notes the failure in the state of the thread by a plain store, because there may be no
 * stack left for a call, and then lets {@link HookFailures} give up the transaction: a failed hook must not break the program,
 * and must not end the check.
 */
public final class Hooks {
    /** Null while there is nothing to check: before the agent has started, and after the end of the check. */
    static volatile OnlineChecker checker;

    private Hooks() {}

    /** The state of the current thread, for a method to keep in a local variable. */
    public static ThreadState current() {
        try {
            ThreadState thread = CurrentThread.get();
            return thread != null ? thread : firstSeen();
        } catch (Throwable e) {
            return currentAfter(e);
        }
    }

    /**
     * A method of a checked thread must not go on as one that is not checked: its waits would not end the transaction. So if
     * there is no stack to find the state, the program's own error comes here, a few frames before it would come anyway.
     */
    private static ThreadState currentAfter(Throwable e) {
        ThreadState thread = CurrentThread.get();
        if (thread == null) {
            return Unchecked.thread();
        }
        thread.failure = e;
        HookFailures.giveUp(thread, thread.lastSite);
        return thread;
    }

    private static ThreadState firstSeen() {
        OnlineChecker online = checker;
        if (online == null) {
            return Unchecked.thread();
        }
        try {
            ThreadState thread = start(online);
            Events.started(thread);
            return thread;
        } catch (Throwable e) {
            // The thread has done nothing yet that is recorded: there is no transaction to give up. It tries again.
            return Unchecked.thread();
        }
    }

    private static ThreadState start(OnlineChecker online) {
        boolean isVirtual = Carrier.isVirtual();
        if (isVirtual) {
            Carrier.keep();
        }
        try {
            ThreadState thread = online.start(Thread.currentThread());
            CurrentThread.set(thread);
            return thread;
        } finally {
            if (isVirtual) {
                Carrier.letGo();
            }
        }
    }

    // ---------------------------------------------------------------- fields

    public static void read(ThreadState thread, Object base, long offset, int site) {
        try {
            if (offset == ShadowPlaces.NOWHERE
                    || (thread.isReady() && readAlone(thread, base, offset, site))
                    || thread.call.defers(base, offset, site)) {
                return;
            }
            OnlineChecker online = enter(thread, site);
            if (online != null) {
                recordRead(online, thread, base, offset, site);
                leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void write(ThreadState thread, Object base, long offset, int site) {
        try {
            if (offset == ShadowPlaces.NOWHERE || (thread.isReady() && writeAlone(thread, base, offset, site))) {
                return;
            }
            OnlineChecker online = enter(thread, site);
            if (online != null) {
                recordWrite(online, thread, base, offset, site);
                leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static boolean readAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = checker;
        if (online == null) {
            return false;
        }
        thread.lastSite = site; // first: who finds the access in the shadow must not find an older site here
        return online.shadows.readAlone(thread, thread.taken, base, offset, site);
    }

    private static boolean writeAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = checker;
        if (online == null) {
            return false;
        }
        thread.lastSite = site; // first: who finds the access in the shadow must not find an older site here
        return online.shadows.writeAlone(thread, thread.taken, base, offset, site);
    }

    public static void readStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null
                && shadows[3 * field + 1] != thread.segment
                && shadows[3 * field] != thread.segment
                && !thread.isReader(shadows[3 * field + 1])) {
            read(thread, shadows, staticOffset(field), site);
        }
    }

    public static void writeStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null && (shadows[3 * field] != thread.segment || shadows[3 * field + 1] != 0)) {
            write(thread, shadows, staticOffset(field), site);
        }
    }

    static long staticOffset(int field) {
        return Memory.LONG_ARRAY_BASE + (long) field * OnlineShadows.BYTES;
    }

    static void recordRead(OnlineChecker online, ThreadState thread, Object base, long offset, int site) {
        long reader = online.shadows.acquire(thread.taken, base, offset);
        long next = reader;
        thread.access.toFieldOf(base);
        try {
            next = online.shadows.read(thread, base, offset, reader, site);
            thread.hasRead(next);
            Events.read(thread, base, offset, null, site);
        } finally {
            thread.access.over();
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }

    static void recordWrite(OnlineChecker online, ThreadState thread, Object base, long offset, int site) {
        long reader = online.shadows.acquire(thread.taken, base, offset);
        long next = reader;
        thread.access.toFieldOf(base);
        try {
            next = online.shadows.write(thread, base, offset, reader, site);
            Events.write(thread, base, offset, null, site);
        } finally {
            thread.access.over();
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }

    // ---------------------------------------------------------------- arrays

    /**
     * The shadow of an array, null if there is none to keep.
     *
     * @param last the array that {@code pages} belong to: mostly it is the same one again
     */
    public static ArrayPages pages(Object array, Object last, ArrayPages pages) {
        return array == last ? pages : pages(array);
    }

    /** Null also if there is no memory or stack to find out: an access that is not recorded can only hide something. */
    private static ArrayPages pages(Object array) {
        OnlineChecker online = checker;
        if (online == null || array == null) {
            return null;
        }
        try {
            ArrayPages known = online.arrays.get(array);
            return known != null
                    ? known
                    : online.arrays.computeIfAbsent(array, key -> new ArrayPages(Array.getLength(key)));
        } catch (Throwable e) {
            ThreadState thread = current();
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
            return null;
        }
    }

    public static void readElement(ArrayPages pages, int index, ThreadState thread, int site) {
        try {
            if (pages != null && pages.has(index)) {
                long[] page = pages.pageOf(index);
                long offset = ArrayPages.offset(index);
                long readers = OnlineShadows.readers(page, offset);
                if (readers != thread.segment
                        && OnlineShadows.writer(page, offset) != thread.segment
                        && !thread.isReader(readers)) {
                    read(thread, page, offset, site);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void writeElement(ArrayPages pages, int index, ThreadState thread, int site) {
        try {
            if (pages != null && pages.has(index)) {
                long[] page = pages.pageOf(index);
                long offset = ArrayPages.offset(index);
                if (OnlineShadows.writer(page, offset) != thread.segment || OnlineShadows.readers(page, offset) != 0) {
                    write(thread, page, offset, site);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- the way into the checker

    /** The checker, if the thread may record; then {@link #leave} must follow. Resumes a paused transaction. */
    static OnlineChecker enter(ThreadState thread, int site) {
        return enter(thread, site, true);
    }

    /** The same for what happens at a boundary of regions: a paused transaction stays paused. */
    static OnlineChecker enterBetween(ThreadState thread, int site) {
        return enter(thread, site, false);
    }

    /** To be called inside the try block of a hook: whatever it throws is a failure of that hook. */
    static OnlineChecker enter(ThreadState thread, int site, boolean resumes) {
        OnlineChecker online = admit(thread, site);
        if (online == null) {
            return null;
        }
        if (thread.awaited != null) {
            MonitorHooks.takeBack(online, thread);
        }
        if (thread.heldBase != null) {
            VolatileHooks.done(thread); // the call over which it was held did not return
        }
        if (resumes && thread.depth > 0 && !thread.inTransaction()) {
            RegionHooks.resume(online, thread, site);
        } else if (thread.isNew) {
            RegionHooks.followFork(online, thread, site);
            thread.allowPlainStores();
        }
        thread.lastSite = site;
        if (thread.call.hasFailedAttempt()) {
            if (resumes) {
                thread.call.tellAttempt(online, thread);
            } else {
                thread.call.dropAttempt(thread);
            }
        }
        return online;
    }

    /** The checker, if the thread may record; nothing that is due is done first. Then {@link #leave} must follow. */
    static OnlineChecker admit(ThreadState thread, int site) {
        OnlineChecker online = checker;
        if (online != null && Events.areHeard()) {
            Events.entering(thread, site);
        }
        boolean isStopped = thread.muted != 0 || thread.failure != null;
        if (online == null || (isStopped && !HookFailures.isOver(thread, site)) || !Events.admit(thread)) {
            return null;
        }
        thread.muted = ThreadState.IN_HOOK;
        thread.keepCarrier();
        return online;
    }

    /** The hook has done all that it had to do. */
    static void leave(ThreadState thread) {
        thread.access.over();
        if (Events.mustAllBeSeen()) {
            thread.segment++; // so that the fast path takes no later access for a known one
        }
        thread.muted = 0;
        thread.letCarrierGo();
        OnlineChecker online = checker;
        if (online != null) {
            online.unjudged.succeeded(thread.lastSite);
        }
    }

    /** Starts to check. Called once, by the agent. */
    static void on(OnlineChecker online) {
        checker = online;
    }

    /** Ends checking. */
    static void off() {
        checker = null;
    }

    /** The checker, null while there is nothing to check. */
    static OnlineChecker checker() {
        return checker;
    }
}
