package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;

/**
 * Records accesses that create no dependency: the common case of the first access to a variable in a segment. The thread locks the
 * variable for a moment only, and is not registered in {@link Holders}.
 *
 * <p>A virtual thread is not pinned here, so it may be unmounted whenever it waits. Therefore nothing that may wait is called while the
 * thread has the variable: other threads, which are pinned, would wait for it forever.
 */
public final class LoneAccesses {
    private final AtomicityAlgorithm algorithm;
    private final Meetings meetings;

    LoneAccesses(AtomicityAlgorithm algorithm, Meetings meetings) {
        this.algorithm = algorithm;
        this.meetings = meetings;
    }

    /**
     * Records a read, if no other thread interferes and the read creates no dependency: the common case of the first read of a variable
     * in a segment. Otherwise returns false and changes nothing.
     */
    public boolean read(CheckedThread thread, TakenVariables taken, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + ShadowWords.R);
        if (reader < 0
                || matters(reader, thread)
                || !Memory.compareAndSet(base, offset + ShadowWords.R, reader, taken.mark())) {
            return false;
        }
        long next = reader;
        long writer;
        int writeSite = 0;
        try {
            writer = Memory.get(base, offset);
            if (!matters(writer, thread)) {
                long sites = Memory.get(base, offset + ShadowWords.S);
                writeSite = ShadowWords.writeSite(sites);
                ShadowWords.putReadSite(base, offset, sites, site, Meetings.isOfAnother(reader, thread));
                next = thread.segment;
                thread.attempts.replacesReader(reader);
            }
        } finally {
            Memory.putRelease(base, offset + ShadowWords.R, next);
        }
        if (next != thread.segment) {
            return false;
        }
        meetings.note(writer, writeSite, thread, site);
        return true;
    }

    /**
     * Records a read of a variable that several threads have read, if this thread has read it before, nobody has written it since, and
     * the read creates no dependency. Otherwise returns false and changes nothing.
     *
     * <p>The words W and S do not change while R has the reference to the reader set, so they may be read before it is known that R has
     * it.
     *
     * @param reference the value of R when the thread got the cell
     */
    public boolean readAgain(
            CheckedThread thread, ReaderCell cell, long reference, Object base, long offset, int site) {
        long before = cell.last();
        if (before == thread.segment) {
            return true; // only the first read of a segment is kept
        }
        long writer = Memory.get(base, offset);
        if (before == 0 || matters(writer, thread)) {
            return false;
        }
        int writeSite = ShadowWords.writeSite(Memory.get(base, offset + ShadowWords.S));
        if (!cell.readAgain(before, thread.segment, thread.transaction(), site, reference, base, offset)) {
            return false;
        }
        thread.attempts.replacesReader(before);
        meetings.note(writer, writeSite, thread, site);
        return true;
    }

    /**
     * Announces a read of a volatile variable under the same conditions as {@link #readAgain}. It is recorded when the caller confirms
     * it, after the read. Otherwise returns false and changes nothing.
     */
    public boolean announce(CheckedThread thread, ReaderCell cell, long reference, Object base, long offset, int site) {
        long before = cell.last();
        if (before <= 0) {
            return false;
        }
        if (before != thread.segment) {
            long writer = Memory.get(base, offset);
            if (matters(writer, thread)) {
                return false;
            }
            // Before the announcement: this may wait.
            meetings.note(writer, ShadowWords.writeSite(Memory.get(base, offset + ShadowWords.S)), thread, site);
        }
        if (!cell.announce(before, thread.segment, thread.transaction(), site, reference, base, offset)) {
            return false;
        }
        if (before != thread.segment) {
            thread.attempts.replacesReader(before);
        }
        return true;
    }

    /** Records a write under the same conditions. */
    public boolean write(CheckedThread thread, TakenVariables taken, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + ShadowWords.R);
        if (reader < 0
                || matters(reader, thread)
                || !Memory.compareAndSet(base, offset + ShadowWords.R, reader, taken.mark())) {
            return false;
        }
        long next = reader;
        boolean isAlone = false;
        long earlier = reader;
        int earlierSite = 0;
        long sites = 0;
        try {
            // A thread that has read the variable since the last write comes after that write, unless the read was
            // discarded.
            long writer = Memory.get(base, offset);
            if ((reader != 0 && !algorithm.mayBeInVain(reader)) || !matters(writer, thread)) {
                sites = Memory.get(base, offset + ShadowWords.S);
                if (reader == 0) {
                    earlier = writer;
                }
                earlierSite = reader != 0 ? ShadowWords.readSite(sites) : ShadowWords.writeSite(sites);
                ShadowWords.putWrite(base, offset, thread.segment, site);
                thread.attempts.writes();
                next = 0;
                isAlone = true;
            }
        } finally {
            Memory.putRelease(base, offset + ShadowWords.R, next);
        }
        if (isAlone) {
            meetings.note(earlier, earlierSite, thread, site);
            Meetings.noteForgotten(sites, thread);
        }
        return isAlone;
    }

    /** Whether a dependency from that segment may have to be recorded. */
    private boolean matters(long source, CheckedThread thread) {
        return thread.isForeign(source) && algorithm.isReached(source);
    }
}
