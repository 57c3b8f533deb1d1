package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.checker.Conflict;

/**
 * Records the accesses to the variables of a running program in their shadows: three words W, R and S for each variable, see {@link
 * ShadowWords}.
 *
 * <p>To change anything, a thread first replaces R by its own mark with a compare-and-set ({@link TakenVariables}). From then on it alone
 * may change the three words, until it stores R again, with release. So the changes to a variable are totally ordered, none is lost, and
 * a segment that is found in a word was complete when it was stored. The fast path, at the access itself, is a plain read of W and R:
 * only the current thread stores its own current segment, so finding it there means that the access is recorded. If a plain read misses
 * it, that costs time only.
 *
 * <p>Lock order: the R of a variable, then the lock of the checker. No thread waits for a variable while it holds the lock of the
 * checker.
 */
public final class OnlineShadows {
    private static final int SPINS_BEFORE_YIELD = 64;
    static final long PATIENCE_NANOS = 10_000_000_000L;

    /** For accesses that hold the variable only for a moment. */
    public final LoneAccesses alone;

    private final AtomicityAlgorithm algorithm;
    private final Meetings meetings;
    private final ReaderSets readerSets;
    private final SegmentTransactions transactions;
    private final Holders holders;

    public OnlineShadows(AtomicityAlgorithm algorithm, SegmentTransactions transactions, Holders holders) {
        this.algorithm = algorithm;
        this.meetings = new Meetings(algorithm);
        this.alone = new LoneAccesses(algorithm, meetings);
        this.holders = holders;
        this.readerSets = new ReaderSets(algorithm);
        this.transactions = transactions;
    }

    /**
     * Locks the variable for a thread and returns the previous value of R.
     *
     * @param taken the variables that the thread has locked
     */
    public long acquire(TakenVariables taken, Object base, long offset) {
        taken.prepare(base, offset);
        long mark = taken.mark();
        long since = 0;
        for (int spins = 0; ; spins++) {
            long reader = Memory.getAcquire(base, offset + ShadowWords.R);
            if (!TakenVariables.isMark(reader) && Memory.compareAndSet(base, offset + ShadowWords.R, reader, mark)) {
                taken.take(reader);
                return reader;
            }
            if (spins < SPINS_BEFORE_YIELD) {
                Thread.onSpinWait();
            } else {
                since = since == 0 ? System.nanoTime() : since;
                if (TakenVariables.isMark(reader) && isAbandoned(reader, base, offset, since)) {
                    replace(base, offset, reader, 0);
                }
                Carrier.pause();
            }
        }
    }

    /**
     * Whether nobody holds the variable although R has a mark: the thread has failed or has ended. A holder needs microseconds. If it
     * takes seconds, the object may be a copy that was made, by code that is not watched, while the variable was locked.
     *
     * @throws CheckerLimit if the holder does not release the variable: the program must not hang because of that
     */
    private boolean isAbandoned(long mark, Object base, long offset, long since) {
        TakenVariables holder = holders.takenBy(TakenVariables.slotOf(mark));
        if (holder == null || holder.mark() != mark) {
            return true;
        }
        if (System.nanoTime() - since < PATIENCE_NANOS) {
            return false;
        }
        if (!holder.contains(base, offset)) {
            return true;
        }
        throw new CheckerLimit("timed out waiting for the lock of a shadow");
    }

    /** Changes R, if it still has the expected value. */
    static void replace(Object base, long offset, long reader, long next) {
        Memory.compareAndSet(base, offset + ShadowWords.R, reader, next);
    }

    /** Unlocks a variable by storing the new value of R. */
    public static void release(TakenVariables taken, Object base, long offset, long reader) {
        int index = taken.releasing(base, offset, reader);
        Memory.putRelease(base, offset + ShadowWords.R, reader);
        taken.released(index);
    }

    /**
     * Records a read of a volatile variable that the caller holds, and returns the value of R to unlock it with. A variable that several
     * threads have read in turn gets a reader set even if their reads no longer matter: in the set they do not wait for each other.
     */
    public long readVolatile(CheckedThread thread, Object base, long offset, long reader, int site) {
        boolean isReadInTurn = reader > 0 && thread.isForeign(reader) && algorithm.isDead(reader);
        long next = read(thread, base, offset, reader, site);
        return isReadInTurn && next == thread.segment ? readerSets.of(thread, site) : next;
    }

    /** Records a read of a variable that the caller holds, and returns the value of R to unlock it with. */
    public long read(CheckedThread thread, Object base, long offset, long reader, int site) {
        long writer = Memory.get(base, offset);
        if (writer == thread.segment || reader == thread.segment) {
            return reader;
        }
        long sites = Memory.get(base, offset + ShadowWords.S);
        if (meetings.note(writer, ShadowWords.writeSite(sites), thread, site)) {
            follow(writer, ShadowWords.writeSite(sites), thread, site, Conflict.WRITE_READ, base, offset);
        }
        if (reader < 0 && readerSets.add(reader, thread, site)) {
            return reader;
        }
        if (reader > 0 && thread.isForeign(reader) && !algorithm.isDead(reader)) {
            // Readers that no transaction needs any more may be removed from the set.
            ShadowWords.putReadSite(base, offset, sites, site, true);
            return readerSets.pair(reader, ShadowWords.readSite(sites), thread, site, transactions);
        }
        if (reader > 0) {
            thread.attempts.replacesReader(reader);
        }
        ShadowWords.putReadSite(base, offset, sites, site, reader > 0 && Meetings.isOfAnother(reader, thread));
        return thread.segment;
    }

    /** The cell in which a thread that holds a variable and has just read it may record its next reads; null if there is none. */
    public ReaderCell cellOf(long reader, CheckedThread thread) {
        return readerSets.cellOf(reader, thread);
    }

    /** The thread reads a variable that nobody changes at the same time, and this read need not be recorded. */
    public void followWrite(CheckedThread thread, Object base, long offset, int site) {
        long writer = Memory.get(base, offset);
        int writeSite = ShadowWords.writeSite(Memory.get(base, offset + ShadowWords.S));
        if (meetings.note(writer, writeSite, thread, site)) {
            follow(writer, writeSite, thread, site, Conflict.WRITE_READ, base, offset);
        }
    }

    /** Records a write of a variable that the caller holds, and returns the value of R to unlock it with. */
    public long write(CheckedThread thread, Object base, long offset, long reader, int site) {
        if (reader == 0 && Memory.get(base, offset) == thread.segment) {
            return 0; // this segment has written it already
        }
        boolean isWriterTakenIn; // whether all reads since then come after the last write
        long sites = Memory.get(base, offset + ShadowWords.S);
        Meetings.noteForgotten(sites, thread);
        if (reader < 0) {
            isWriterTakenIn = readerSets.addDependencies(reader, thread, site, base, offset);
        } else {
            isWriterTakenIn = reader > 0 && !algorithm.mayBeInVain(reader);
            if (reader > 0 && meetings.note(reader, ShadowWords.readSite(sites), thread, site)) {
                follow(reader, ShadowWords.readSite(sites), thread, site, Conflict.READ_WRITE, base, offset);
            }
        }
        if (!isWriterTakenIn) {
            long writer = Memory.get(base, offset);
            if (meetings.note(writer, ShadowWords.writeSite(sites), thread, site)) {
                follow(writer, ShadowWords.writeSite(sites), thread, site, Conflict.WRITE_WRITE, base, offset);
            }
        }
        ShadowWords.putWrite(base, offset, thread.segment, site);
        thread.attempts.writes();
        return 0;
    }

    /** Whether no access to the variable can matter any more, now or later: a new shadow would have the same effect. */
    public boolean isDead(Object base, long offset) {
        long writer = Memory.get(base, offset);
        long reader = Memory.get(base, offset + ShadowWords.R);
        boolean readsAreDead = reader == 0
                || (reader < 0
                        ? !TakenVariables.isMark(reader) && readerSets.isDead(reader)
                        : algorithm.isDead(reader));
        return readsAreDead && (writer == 0 || algorithm.isDead(writer));
    }

    /** Whether the last write of the variable can no longer be part of a ring. There must be one. */
    public boolean isWriteDead(Object base, long offset) {
        return algorithm.isDead(Memory.get(base, offset));
    }

    private void follow(
            long source, int sourceSite, CheckedThread sink, int site, Conflict conflict, Object base, long offset) {
        if (algorithm.isReached(source)) {
            long transaction = transactions.transactionOf(source);
            algorithm.dependency(source, transaction, sourceSite, sink, site, conflict, base, offset);
        }
    }
}
