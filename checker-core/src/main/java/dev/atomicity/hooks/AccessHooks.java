package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.ShadowWords;
import java.lang.reflect.Array;

/**
 * What instrumented code calls before it accesses a field or an array element.
 *
 * <p>No hook throws, and none records while the thread is muted: see {@link HookEntry}.
 */
public final class AccessHooks {
    private AccessHooks() {}

    // ---------------------------------------------------------------- fields

    public static void read(ThreadState thread, Object base, long offset, int site) {
        try {
            if (offset == ShadowPlaces.NOWHERE
                    || (thread.isReady() && readAlone(thread, base, offset, site))
                    || thread.outcome.defers(base, offset, site)) {
                return;
            }
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                PlainAccess.read(online.shadows, thread, base, offset, site);
                HookEntry.leave(thread);
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
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                PlainAccess.write(online.shadows, thread, base, offset, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    private static boolean readAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = HookEntry.checker;
        if (online == null) {
            return false;
        }
        thread.recordsNow();
        thread.lastSite = site; // first: a thread that finds the access in the shadow must not find an older site here
        long reader = ShadowWords.readers(base, offset);
        return reader < 0
                ? thread.readsAgain(reader, online.shadows, base, offset, site)
                : online.shadows.alone.read(thread, thread.taken, base, offset, site);
    }

    private static boolean writeAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = HookEntry.checker;
        if (online == null) {
            return false;
        }
        thread.recordsNow();
        thread.lastSite = site; // first: a thread that finds the access in the shadow must not find an older site here
        return online.shadows.alone.write(thread, thread.taken, base, offset, site);
    }

    public static void readStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null
                && shadows[3 * field + 1] != thread.segment
                && shadows[3 * field] != thread.segment
                && !thread.isReader(shadows[3 * field + 1])) {
            read(thread, shadows, ShadowPlaces.staticOffset(field), site);
        }
    }

    public static void writeStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null && (shadows[3 * field] != thread.segment || shadows[3 * field + 1] != 0)) {
            write(thread, shadows, ShadowPlaces.staticOffset(field), site);
        }
    }

    // ---------------------------------------------------------------- arrays

    /**
     * The shadow of an array, null if there is none to keep. A thread that is alone creates none, but the next time it may no longer be
     * alone.
     *
     * @param last the array that {@code pages} belong to: mostly it is the same one again
     */
    public static ArrayPages pages(Object array, Object last, ArrayPages pages, ThreadState thread) {
        if (array == last && pages != null) {
            return pages;
        }
        return thread.isAlone() ? null : pages(array);
    }

    /** Null also if there is not enough memory or stack to find it: an access that is not recorded can only hide a finding. */
    static ArrayPages pages(Object array) {
        OnlineChecker online = HookEntry.checker;
        if (online == null || array == null) {
            return null;
        }
        try {
            ArrayPages known = online.arrays.get(array);
            return known != null
                    ? known
                    : online.arrays.computeIfAbsent(array, key -> ArrayPages.of(key, Array.getLength(key)));
        } catch (Throwable e) {
            ThreadState thread = HookEntry.current();
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
                long readers = ShadowWords.readers(page, offset);
                if (readers != thread.segment
                        && ShadowWords.writer(page, offset) != thread.segment
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
                if (ShadowWords.writer(page, offset) != thread.segment || ShadowWords.readers(page, offset) != 0) {
                    write(thread, page, offset, site);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }
}
