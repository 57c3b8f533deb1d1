package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * What instrumented code calls before and after the access of a volatile field. In between the variable is held, so that
 * the recorded order is the order in which the accesses take effect.
 */
public final class VolatileHooks {
    private VolatileHooks() {}

    /** A volatile read follows; the variable is held until {@link #done}, so that the recorded order is the real one. */
    public static void read(ThreadState thread, Object base, long offset, int site) {
        try {
            if (offset == ShadowPlaces.NOWHERE || (thread.isReady() && announcesRead(thread, base, offset, site))) {
                return;
            }
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                long reader = online.shadows.acquire(thread.taken, base, offset);
                thread.hold(base, offset, reader);
                thread.willRead(base, offset);
                thread.access.toFieldOf(base);
                thread.heldReader = online.shadows.readVolatile(thread, base, offset, reader, site);
                thread.noteRead(thread.heldReader, online.shadows);
                Events.read(thread, base, offset, null, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static boolean announcesRead(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = HookEntry.checker;
        if (online == null) {
            return false;
        }
        thread.recordsNow();
        thread.lastSite = site; // first: a thread that finds the access in the shadow must not find an older site here
        if (!thread.announcesRead(online.shadows, base, offset, site)) {
            return false;
        }
        thread.willRead(base, offset);
        return true;
    }

    public static void write(ThreadState thread, Object base, long offset, int site) {
        try {
            OnlineChecker online = offset == ShadowPlaces.NOWHERE ? null : HookEntry.enter(thread, site);
            if (online != null) {
                long reader = online.shadows.acquire(thread.taken, base, offset);
                thread.hold(base, offset, reader);
                thread.willWrite(base, offset);
                thread.access.toFieldOf(base);
                thread.heldReader = online.shadows.write(thread, base, offset, reader, site);
                Events.write(thread, base, offset, null, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void readStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            read(thread, shadows, ShadowPlaces.staticOffset(field), site);
        }
    }

    public static void writeStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            write(thread, shadows, ShadowPlaces.staticOffset(field), site);
        }
    }

    /** The volatile access is done. */
    public static void done(ThreadState thread) {
        HookEntry.done(thread);
    }
}
