package dev.atomicity.hooks;

import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Segments;

/**
 * The last release of each lock object, for {@code conflicts = dataAndLocks}. A shadow is used by the thread that holds
 * the lock, so it needs no protection of its own.
 */
final class LockShadows {
    private final Davida davida;
    private final WeakIdentityTable<Release> releases = new WeakIdentityTable<>();

    private static final class Release {
        long segment;
        long transaction;
        int site;

        /** Who has the lock, and how often; null if nobody is known to. */
        ThreadState holder;

        int holds;
    }

    LockShadows(Davida davida) {
        this.davida = davida;
    }

    void acquired(ThreadState thread, Object lock, int site) {
        Release last = releases.computeIfAbsent(lock, key -> new Release());
        if (last.segment != 0 && Segments.slotOf(last.segment) != Segments.slotOf(thread.segment)) {
            davida.dependency(last.segment, last.transaction, last.site, thread, site);
        }
        last.holder = thread;
        last.holds++;
    }

    /** False if it is not known that the thread has the lock: it was taken out of sight, so it is released so. */
    boolean releasing(ThreadState thread, Object lock, int site) {
        Release last = releases.get(lock);
        if (last == null || last.holder != thread) {
            return false;
        }
        last.segment = thread.segment;
        last.transaction = thread.transaction();
        last.site = site;
        if (--last.holds == 0) {
            last.holder = null;
        }
        return true;
    }

    /** How often the thread has taken the lock without having released it. Only its holder finds itself there. */
    int holdsOf(ThreadState thread, Object lock) {
        Release last = releases.get(lock);
        return last != null && last.holder == thread ? last.holds : 0;
    }
}
