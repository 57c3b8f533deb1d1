package dev.atomicity.shadow;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Segments;

/**
 * The shadow of a variable of a running program: three words in a row, inside the object that has the variable.
 *
 * <pre>
 *   +0   W  the segment of the last write, 0 if none
 *   +8   R  the segment of the one reader since; 0 none; negative a {@link ReaderSets} reference, or a mark
 *   +16  S  the sites of both: write in the upper half, read in the lower
 * </pre>
 *
 * <p>Who changes anything first sets R from its value to the mark of its thread ({@link TakenVariables}); the three words are
 * its own until it stores R again, with release. So the changes of a variable are totally ordered, none is lost, and a segment found in a word was complete
 * when it was stored. The fast path, at the access itself, is a plain look at W and R: only this thread stores this
 * thread's current segment, so finding it means that the access is recorded. Missing it costs time, nothing else.
 *
 * <p>The lock order is: a variable's R, then the checker's lock. Nobody who holds the latter waits for a variable.
 */
public final class OnlineShadows {
    /** How many bytes the shadow of a variable takes. */
    public static final int BYTES = 24;

    private static final int R = 8;
    private static final int S = 16;
    private static final int SPINS_BEFORE_YIELD = 64;
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final Davida davida;
    private final ReaderSets readerSets;
    private final Transactions transactions;
    private final Holders holders;

    /** Tells the ordinal of the transaction that a segment belonged to. */
    @FunctionalInterface
    public interface Transactions {
        long transactionOf(long segment);
    }

    /** Knows the threads by their slots. */
    @FunctionalInterface
    public interface Holders {
        /** What the thread with that slot has taken; null if it has failed: then it has nothing. */
        TakenVariables takenBy(int slot);
    }

    /** The shadow of a variable that is no field: it begins at {@link Memory#LONG_ARRAY_BASE}. */
    public static long[] newWords() {
        return new long[BYTES / Long.BYTES];
    }

    public OnlineShadows(Davida davida, Transactions transactions, Holders holders) {
        this.davida = davida;
        this.holders = holders;
        this.readerSets = new ReaderSets(davida);
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
            long reader = Memory.getAcquire(base, offset + R);
            if (!TakenVariables.isMark(reader) && Memory.compareAndSet(base, offset + R, reader, mark)) {
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
     * Whether nobody has the variable, although R says so: the thread has failed, or is over. A holder needs microseconds; when
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
        Memory.compareAndSet(base, offset + R, reader, next);
    }

    /** Who has written last, by a plain look. */
    public static long writer(Object base, long offset) {
        return Memory.get(base, offset);
    }

    /** What stands for the readers, by a plain look: a segment, a set of them (negative), or nothing. */
    public static long readers(Object base, long offset) {
        return Memory.get(base, offset + R);
    }

    /** Releases the variable that was taken, with the new value of R. */
    public static void release(TakenVariables taken, Object base, long offset, long reader) {
        int index = taken.releasing(base, offset, reader);
        Memory.putRelease(base, offset + R, reader);
        taken.released(index);
    }

    /** Makes the shadow that of a variable which nobody has accessed. */
    public static void clear(Object base, long offset) {
        Memory.put(base, offset, 0);
        Memory.put(base, offset + S, 0);
        Memory.putRelease(base, offset + R, 0);
    }

    /**
     * Records a read by itself, if nobody else is in the way and no dependency comes of it: the common first read of a
     * variable in a segment. False, and nothing is done, if there is more to it.
     */
    public boolean readAlone(CheckedThread thread, TakenVariables taken, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + R);
        if (reader < 0 || matters(reader, thread) || !Memory.compareAndSet(base, offset + R, reader, taken.mark())) {
            return false;
        }
        long next = reader;
        try {
            long writer = Memory.get(base, offset);
            if (!matters(writer, thread)) {
                long sites = Memory.get(base, offset + S);
                meet(writer, writeSite(sites), thread, site);
                putReadSite(base, offset, sites, site);
                next = thread.segment;
            }
        } finally {
            Memory.putRelease(base, offset + R, next);
        }
        return next == thread.segment;
    }

    /** Records a write by itself, under the same conditions. */
    public boolean writeAlone(CheckedThread thread, TakenVariables taken, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + R);
        if (reader < 0 || matters(reader, thread) || !Memory.compareAndSet(base, offset + R, reader, taken.mark())) {
            return false;
        }
        long next = reader;
        boolean isAlone = false;
        try {
            // Who has read it since the last write has taken in that write.
            long writer = Memory.get(base, offset);
            if (reader != 0 || !matters(writer, thread)) {
                long sites = Memory.get(base, offset + S);
                if (reader != 0) {
                    meet(reader, (int) sites, thread, site);
                } else {
                    meet(writer, writeSite(sites), thread, site);
                }
                putWrite(base, offset, thread.segment, site);
                next = 0;
                isAlone = true;
            }
        } finally {
            Memory.putRelease(base, offset + R, next);
        }
        return isAlone;
    }

    /** Whether a dependency from that segment may have to be recorded. */
    private boolean matters(long source, CheckedThread thread) {
        return source != 0 && isForeign(source, thread) && davida.isReached(source);
    }

    private static int writeSite(long sites) {
        return (int) (sites >>> Integer.SIZE);
    }

    private static void putReadSite(Object base, long offset, long sites, int site) {
        Memory.put(base, offset + S, (sites & 0xFFFFFFFF00000000L) | (site & 0xFFFFFFFFL));
    }

    /** At no moment the site of one writer stands beside the segment of another one. */
    private static void putWrite(Object base, long offset, long segment, int site) {
        Memory.put(base, offset, 0);
        Memory.put(base, offset + S, (long) site << 32);
        Memory.put(base, offset, segment);
    }

    /** Records a read of a variable that the caller holds, and returns the value of R to release it with. */
    public long read(CheckedThread thread, Object base, long offset, long reader, int site) {
        long writer = Memory.get(base, offset);
        if (writer == thread.segment || reader == thread.segment) {
            return reader;
        }
        long sites = Memory.get(base, offset + S);
        if (meet(writer, writeSite(sites), thread, site)) {
            follow(writer, writeSite(sites), thread, site, Conflict.WRITE_READ, base, offset);
        }
        if (reader < 0 && readerSets.add(reader, thread, site)) {
            return reader;
        }
        if (reader > 0 && isForeign(reader, thread) && !davida.isDead(reader)) {
            return readerSets.pair(reader, (int) sites, thread, site, transactions);
        }
        putReadSite(base, offset, sites, site);
        return thread.segment;
    }

    /** The thread reads a variable that nobody changes meanwhile, and of whose reads nobody needs to know. */
    public void followWrite(CheckedThread thread, Object base, long offset, int site) {
        long writer = Memory.get(base, offset);
        int writeSite = writeSite(Memory.get(base, offset + S));
        if (meet(writer, writeSite, thread, site)) {
            follow(writer, writeSite, thread, site, Conflict.WRITE_READ, base, offset);
        }
    }

    /** Records a write of a variable that the caller holds, and returns the value of R to release it with. */
    public long write(CheckedThread thread, Object base, long offset, long reader, int site) {
        if (reader == 0 && Memory.get(base, offset) == thread.segment) {
            return 0;
        }
        if (reader < 0) {
            readerSets.tellDependencies(reader, thread, site, base, offset);
        } else {
            long sites = Memory.get(base, offset + S);
            long writer = Memory.get(base, offset);
            if (reader > 0) {
                if (meet(reader, (int) sites, thread, site)) {
                    follow(reader, (int) sites, thread, site, Conflict.READ_WRITE, base, offset);
                }
            } else if (meet(writer, writeSite(sites), thread, site)) {
                follow(writer, writeSite(sites), thread, site, Conflict.WRITE_WRITE, base, offset);
            }
        }
        putWrite(base, offset, thread.segment, site);
        return 0;
    }

    /** Whether no access of the variable can matter any more, now or later: a new shadow would tell the same. */
    public boolean isDead(Object base, long offset) {
        long writer = Memory.get(base, offset);
        long reader = Memory.get(base, offset + R);
        boolean readsAreDead = reader == 0
                || (reader < 0 ? !TakenVariables.isMark(reader) && readerSets.isDead(reader) : davida.isDead(reader));
        return readsAreDead && (writer == 0 || davida.isDead(writer));
    }

    /** Whether nothing can follow any more from the last write of the variable, which was written. */
    public boolean isWriteDead(Object base, long offset) {
        return davida.isDead(Memory.get(base, offset));
    }

    private void follow(
            long source, int sourceSite, CheckedThread sink, int site, Conflict conflict, Object base, long offset) {
        if (davida.isReached(source)) {
            long transaction = transactions.transactionOf(source);
            davida.dependency(source, transaction, sourceSite, sink, site, conflict, base, offset);
        }
    }

    /**
     * Whether the segment is one of another slot; 0 is not. If another thread left it, in this slot or in another one, the thread
     * takes note that it has met one.
     */
    private boolean meet(long source, int sourceSite, CheckedThread thread, int site) {
        if (source == 0) {
            return false;
        }
        boolean isForeign = isForeign(source, thread);
        if (isForeign || source < thread.firstSegment) {
            thread.meets(davida.threadOf(source), source, sourceSite, site);
        }
        return isForeign;
    }

    private static boolean isForeign(long segment, CheckedThread thread) {
        return Segments.slotOf(segment) != Segments.slotOf(thread.segment);
    }
}
