package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.checker.Conflict;

/**
 * Records the accesses of the variables of a running program in their shadows: three words W, R and S for each, see
 * {@link ShadowWords}.
 *
 * <p>Who changes anything first sets R from its value to the mark of its thread ({@link TakenVariables}); the three words are
 * its own until it stores R again, with release. So the changes of a variable are totally ordered, none is lost, and a segment found in a word was complete
 * when it was stored. The fast path, at the access itself, is a plain look at W and R: only this thread stores this
 * thread's current segment, so finding it means that the access is recorded. Missing it costs time, nothing else.
 *
 * <p>The lock order is: a variable's R, then the checker's lock. Nobody who holds the latter waits for a variable.
 */
public final class OnlineShadows {
    private static final int SPINS_BEFORE_YIELD = 64;
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    /** For accesses that need not hold the variable for longer than a moment. */
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
     * Takes the variable for a thread and returns what R was.
     *
     * @param taken what the thread has taken
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
     * Whether nobody has the variable, although R says so: the thread has failed, or has ended. A holder needs microseconds; when
     * it takes seconds, the object may be a copy that code which is not watched has made while the variable was taken.
     *
     * @throws CheckerLimit if the holder does not come to its end: the program must not hang for that
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
        throw new CheckerLimit("a variable was not released");
    }

    /** Changes R, if it still is what it was. */
    static void replace(Object base, long offset, long reader, long next) {
        Memory.compareAndSet(base, offset + ShadowWords.R, reader, next);
    }

    /** Releases the variable that was taken, with the new value of R. */
    public static void release(TakenVariables taken, Object base, long offset, long reader) {
        int index = taken.releasing(base, offset, reader);
        Memory.putRelease(base, offset + ShadowWords.R, reader);
        taken.released(index);
    }

    /** Records a read of a variable that the caller holds, and returns the value of R to release it with. */
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
            // Readers that no transaction needs any more may leave the set.
            ShadowWords.putReadSite(base, offset, sites, site, true);
            return readerSets.pair(reader, ShadowWords.readSite(sites), thread, site, transactions);
        }
        if (reader > 0) {
            thread.attempts.replacesReader(reader);
        }
        ShadowWords.putReadSite(base, offset, sites, site, reader > 0 && Meetings.isOfAnother(reader, thread));
        return thread.segment;
    }

    /** Where the thread, which holds a variable and has just read it, may note its next reads; null if nowhere. */
    public ReaderCell cellOf(long reader, CheckedThread thread) {
        return readerSets.cellOf(reader, thread);
    }

    /** The thread reads a variable that nobody changes meanwhile, and of whose reads nobody needs to know. */
    public void followWrite(CheckedThread thread, Object base, long offset, int site) {
        long writer = Memory.get(base, offset);
        int writeSite = ShadowWords.writeSite(Memory.get(base, offset + ShadowWords.S));
        if (meetings.note(writer, writeSite, thread, site)) {
            follow(writer, writeSite, thread, site, Conflict.WRITE_READ, base, offset);
        }
    }

    /** Records a write of a variable that the caller holds, and returns the value of R to release it with. */
    public long write(CheckedThread thread, Object base, long offset, long reader, int site) {
        if (reader == 0 && Memory.get(base, offset) == thread.segment) {
            return 0; // in this segment it has written before
        }
        boolean isWriterTakenIn; // by those who have read since
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

    /** Whether no access of the variable can matter any more, now or later: a new shadow would have the same effect. */
    public boolean isDead(Object base, long offset) {
        long writer = Memory.get(base, offset);
        long reader = Memory.get(base, offset + ShadowWords.R);
        boolean readsAreDead = reader == 0
                || (reader < 0
                        ? !TakenVariables.isMark(reader) && readerSets.isDead(reader)
                        : algorithm.isDead(reader));
        return readsAreDead && (writer == 0 || algorithm.isDead(writer));
    }

    /** Whether nothing can follow any more from the last write of the variable, which was written. */
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
