package dev.atomicity.hooks;

import dev.atomicity.shadow.OnlineShadows;

/**
 * What instrumented code calls before and after the access of a volatile field. In between the variable is held, so that
 * the recorded order is the order in which the accesses take effect.
 */
public final class VolatileHooks {
    private VolatileHooks() {}

    /** A volatile read follows; the variable is held until {@link #done}, so that the order is the real one. */
    public static void read(ThreadState thread, Object base, long offset, int site) {
        try {
            OnlineChecker online = offset == ShadowPlaces.NOWHERE ? null : Hooks.enter(thread, site);
            if (online != null) {
                long reader = online.shadows.acquire(thread.taken, base, offset);
                hold(thread, base, offset, reader);
                HeldAccess.willRead(base, offset, thread);
                thread.access.toFieldOf(base);
                thread.heldReader = online.shadows.read(thread, base, offset, reader, site);
                Events.read(thread, base, offset, null, site);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void write(ThreadState thread, Object base, long offset, int site) {
        try {
            OnlineChecker online = offset == ShadowPlaces.NOWHERE ? null : Hooks.enter(thread, site);
            if (online != null) {
                long reader = online.shadows.acquire(thread.taken, base, offset);
                hold(thread, base, offset, reader);
                thread.access.toFieldOf(base);
                thread.heldReader = online.shadows.write(thread, base, offset, reader, site);
                Events.write(thread, base, offset, null, site);
                Hooks.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    public static void readStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            read(thread, shadows, Hooks.staticOffset(field), site);
        }
    }

    public static void writeStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            write(thread, shadows, Hooks.staticOffset(field), site);
        }
    }

    static void hold(ThreadState thread, Object base, long offset, long reader) {
        thread.heldOffset = offset;
        thread.heldReader = reader;
        thread.heldBase = base;
    }

    /** The volatile access is done. */
    public static void done(ThreadState thread) {
        if (thread.heldBase != null) {
            try {
                release(thread);
                if (thread.muted == 0) {
                    thread.letCarrierGo();
                }
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    /** What is held is released. */
    static void release(ThreadState thread) {
        Object base = thread.heldBase;
        if (base != null) {
            if (thread.heldBeside != null) {
                thread.heldBeside.release(thread.taken);
            }
            OnlineShadows.release(thread.taken, base, thread.heldOffset, thread.heldReader);
            thread.heldBase = null; // last: until then there is something to release
            thread.heldName = null;
            thread.heldAtomic = null;
        }
    }
}
