package dev.atomicity.hooks.data;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/**
 * The shadow of something that can be accessed in part and as a whole. An operation is recorded as reads and writes of several plain
 * variables, chosen so that two operations of different threads conflict exactly if they should:
 *
 * <pre>
 *                      the part   changed by me   changed by others   scanned by me   scanned by others   whole
 *   read of a part      read                                                                               read
 *   read of the size                                                                                       read
 *   change of a part    write      write                                               read                read
 *   bump                           write                                               read                read
 *   read of all                                    read                write                               read
 *   change of all                                                                                          write
 * </pre>
 *
 * <p>The row for the size is for objects whose size only a change of all can change, such as lists. So changes of different parts do not
 * conflict with each other, nor do reads of all, but a change of a part and a read of all conflict, in both orders. A change of all
 * conflicts with everything. A bump is a change that commutes with other bumps.
 *
 * <p>The variable {@code whole} takes part in every operation and is held while one is recorded: the operations on one shadow are
 * indivisible, so no ring can arise within two of them. If an operation creates a dependency, it is recorded again: a dependency that comes
 * in at its last variable must continue from its first.
 */
public class PartAndWholeShadow extends GroupWithHistory {
    private final PerThreadVariables changes = new PerThreadVariables();
    final PerThreadVariables scans = new PerThreadVariables();

    PartAndWholeShadow(String name) {
        super(name, 0, VariableKey.WHOLE);
    }

    PartAndWholeShadow(String name, long number, int index) {
        super(name, number, index);
    }

    final void readAll(OnlineShadows shadows, ThreadState thread, int site) {
        long[] scan = scans.of(thread);
        if (scan == null || !isWritten(scan, thread) || !isUsedLast(whole, thread)) {
            long reader = hold(shadows, thread);
            try {
                reader = isOutOfOrder(thread) ? reader : readAllHeld(shadows, thread, site, reader);
            } finally {
                release(thread, reader);
            }
        }
    }

    /** Reads the variable that every change of the whole writes, and no change of a part. */
    final void readWhole(OnlineShadows shadows, ThreadState thread, int site) {
        if (isRead(whole, thread)) {
            return;
        }
        long reader = hold(shadows, thread);
        try {
            reader = isOutOfOrder(thread) ? reader : readWholeHeld(shadows, thread, site, reader);
        } finally {
            release(thread, reader);
        }
    }

    /**
     * A call that might have changed something has changed nothing, so it has only read. If another thread has changed something since the
     * first read of the transaction, the program notices it by the call: that is a failed attempt, and is not recorded.
     *
     * @return whether it is a failed attempt
     */
    final boolean tryAll(OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            boolean isInOrder = !isOutOfOrder(thread);
            boolean hasFailed = isInOrder && hasChangedSinceRead(thread);
            reader = isInOrder && !hasFailed ? readAllHeld(shadows, thread, site, reader) : reader;
            return hasFailed;
        } finally {
            release(thread, reader);
        }
    }

    final void writeAll(OnlineShadows shadows, ThreadState thread, int site) {
        if (!isWritten(whole, thread)) {
            long reader = hold(shadows, thread);
            try {
                reader = isOutOfOrder(thread) ? reader : writeAllHeld(shadows, thread, site, reader);
            } finally {
                release(thread, reader);
            }
        }
    }

    /**
     * Whether it is no longer known when the thread's call took effect: then it is not recorded. While the shadow is held, the answer is
     * certain: a thread that gives up waiting for it from now on makes its own call first, and records that later.
     */
    boolean isOutOfOrder(ThreadState thread) {
        return false;
    }

    /**
     * Reads all, if no other thread has changed it since it was in that state.
     *
     * @param mayBeChanged whether a single change by others is allowed
     */
    public final void readAllSince(
            long state, boolean mayBeChanged, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            boolean isAsExpected = mayBeChanged
                    ? history.isChangedAtMostOnceSince(state, thread.id)
                    : history.lastChangeByOthers(thread.id) <= state;
            if (!isAsExpected) {
                thread.meetsSomebody(); // what was read is not recorded
            } else if (!isOutOfOrder(thread)) {
                reader = readAllHeld(shadows, thread, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** Reads the variable that every change of the whole writes, if no other thread has changed anything since that state. */
    public final void readSizeSince(long state, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (history.lastChangeByOthers(thread.id) > state) {
                thread.meetsSomebody();
            } else if (!isOutOfOrder(thread)) {
                reader = readWholeHeld(shadows, thread, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** Whether a read of the part would record nothing new. */
    final boolean isKnownRead(long[] part, ThreadState thread) {
        return isRead(part, thread) && isRead(whole, thread);
    }

    /** Whether a change of the part would record nothing new. */
    final boolean isKnownChange(long[] part, ThreadState thread) {
        long[] change = changes.of(thread);
        return change != null && isWritten(part, thread) && isWritten(change, thread) && isUsedLast(whole, thread);
    }

    /**
     * Whether the whole was changed after that change of a part. If this thread was the last one to use the whole, the answer is certain
     * even if it is not held. A change that is known is recorded again then: it is another one, and it came last.
     */
    final boolean hasWholeChangedSince(long change) {
        return history.wholeChangedAt() > change;
    }

    /**
     * Whether another thread has changed a part, alone or with all others, since the active transaction has first read it,
     * alone or with all others; while it is held.
     *
     * @param changedAt the number of the last change of the part alone
     * @param changer the thread that did it
     */
    final boolean isReadVoid(long[] part, long changedAt, int changer, ThreadState thread) {
        return history.hasChangedSinceRead(part, changedAt, changer, whole, thread);
    }

    /** A part is read that this thread has written, so that there is nothing to record. */
    final void readsOwn(long[] part, ThreadState thread) {
        thread.firstReads.add(part, thread, history.changes());
    }

    /** Reads a part while the shadow is held; returns what to release it with. */
    final long readHeld(OnlineShadows shadows, ThreadState thread, long[] part, int site, long reader) {
        thread.firstReads.add(part, thread, history.changes());
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            thread.access.toPart(this);
            read(shadows, thread, part, site);
            next = readWholeHeld(shadows, thread, site, next);
        } while (segment != thread.segment);
        return next;
    }

    /** Changes a part, while the shadow is held; null for a part that is not identified. */
    final long changeHeld(OnlineShadows shadows, ThreadState thread, long[] part, int site, long reader) {
        long[] own = changes.use(thread, shadows);
        history.change(thread.id);
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            for (PerThreadVariables.Part scan : scans.current()) {
                if (scan.thread != thread.id) {
                    follow(shadows, thread, scan.words, site);
                }
            }
            if (part != null) {
                thread.access.toPart(this);
                write(shadows, thread, part, site);
            }
            thread.access.toAll(this, false);
            write(shadows, thread, own, site);
            next = readWholeHeld(shadows, thread, site, next);
        } while (segment != thread.segment);
        Events.usesParts(thread, this, true, site);
        return next;
    }

    final long readAllHeld(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        long[] own = scans.use(thread, shadows);
        history.use();
        thread.firstReads.add(whole, thread, history.changes());
        long effect = thread.attempts.lastEffect();
        long before = own[0];
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            for (PerThreadVariables.Part change : changes.current()) {
                if (change.thread != thread.id) {
                    follow(shadows, thread, change.words, site);
                }
            }
            thread.access.toAll(this, false);
            write(shadows, thread, own, site);
            next = readWholeHeld(shadows, thread, site, next);
        } while (segment != thread.segment);
        Events.usesParts(thread, this, false, site);
        thread.attempts.hasOnlyRead(effect, before);
        return next;
    }

    final long writeAllHeld(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        thread.access.toAll(this, true);
        long next = writeHeld(shadows, thread, whole, site, reader);
        history.changeWhole(thread.id);
        changes.wholeIsWritten();
        scans.wholeIsWritten();
        return next;
    }
}
