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
    }

    LockShadows(Davida davida) {
        this.davida = davida;
    }

    void acquired(ThreadState thread, Object lock, int site) {
        Release last = releases.get(lock);
        if (last != null && last.segment != 0 && Segments.slotOf(last.segment) != Segments.slotOf(thread.segment)) {
            davida.dependency(last.segment, last.transaction, last.site, thread, site);
        }
    }

    void releasing(ThreadState thread, Object lock, int site) {
        Release last = releases.computeIfAbsent(lock, key -> new Release());
        last.segment = thread.segment;
        last.transaction = thread.transaction();
        last.site = site;
    }
}
