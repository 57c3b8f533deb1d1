package dev.atomicity.hooks.sync;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Segments;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.VariableNumbers;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * Who holds each lock object, how often, and its last release, where locks are observed. A shadow is used by the thread that holds the
 * lock, so it needs no protection of its own.
 *
 * <p>A lock may be acquired or released in code that is not watched. The release of a lock that is not known to be held is not recorded.
 * A lock that is acquired while another thread seems to hold it is no longer recorded at all. So the recorded events are always well
 * formed.
 */
public final class LockShadows {
    /** Null if the hand-over of a lock is not a dependency. */
    private final AtomicityAlgorithm algorithm;

    private final WeakIdentityTable<Lock> locks = new WeakIdentityTable<>();

    private static final class Lock {
        long segment;
        long transaction;
        int site;

        /** The number of the thread that holds the lock, and how often it has acquired the lock. */
        int holder;

        int holds;
        boolean givenUp;
    }

    LockShadows(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    /** The current thread has just acquired the lock, for the first time or again. */
    public void acquired(ThreadState thread, Object object, int site) {
        Lock lock = locks.computeIfAbsent(object, key -> new Lock());
        if (lock.holds > 0 && lock.holder != thread.id) {
            lock.givenUp = true;
        }
        if (lock.givenUp) {
            return;
        }
        if (algorithm != null
                && lock.segment != 0
                && Segments.slotOf(lock.segment) != Segments.slotOf(thread.segment)) {
            algorithm.dependency(
                    lock.segment,
                    lock.transaction,
                    lock.site,
                    thread,
                    site,
                    Conflict.RELEASE_ACQUIRE,
                    object,
                    VariableNumbers.LOCK);
        }
        lock.givenUp = true; // until the event is complete: a hook may fail in between
        lock.holder = thread.id;
        lock.holds++;
        Events.acquired(thread, object, site);
        lock.givenUp = false;
    }

    /** The current thread is about to release the lock, once. */
    public void releasing(ThreadState thread, Object object, int site) {
        Lock lock = locks.get(object);
        if (holds(lock, thread)) {
            lock.segment = thread.segment;
            lock.transaction = thread.transaction();
            lock.site = site;
            lock.givenUp = true;
            lock.holds--;
            Events.releasing(thread, object, site);
            lock.givenUp = false;
        }
    }

    /** How often the current thread holds the lock, as far as is known. */
    public int holdsOf(ThreadState thread, Object object) {
        Lock lock = locks.get(object);
        return holds(lock, thread) ? lock.holds : 0;
    }

    private static boolean holds(Lock lock, ThreadState thread) {
        return lock != null && !lock.givenUp && lock.holds > 0 && lock.holder == thread.id;
    }
}
