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
 *   +8   R  the segment of the one reader since; 0 none; negative a {@link ReaderSets} reference, or BUSY
 *   +16  S  the sites of both: write in the upper half, read in the lower
 * </pre>
 *
 * <p>Who changes anything first sets R from its value to BUSY; the three words are his until he stores R again, with
 * release. So the changes of a variable are totally ordered, none is lost, and a segment found in a word was complete
 * when it was stored. The fast path, at the access itself, is a plain look at W and R: only this thread stores this
 * thread's current segment, so finding it means that the access is recorded. Missing it costs time, nothing else.
 *
 * <p>The lock order is: a variable's BUSY, then the checker's lock. Nobody who holds the latter waits for BUSY.
 */
public final class OnlineShadows {
    /** How many bytes the shadow of a variable takes. */
    public static final int BYTES = 24;

    private static final int R = 8;
    private static final int S = 16;
    private static final long BUSY = Long.MIN_VALUE;
    private static final int SPINS_BEFORE_YIELD = 64;
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final Davida davida;
    private final ReaderSets readerSets;
    private final Transactions transactions;

    /** Tells the ordinal of the transaction that a segment belonged to. */
    @FunctionalInterface
    public interface Transactions {
        long transactionOf(long segment);
    }

    public OnlineShadows(Davida davida, Transactions transactions) {
        this.davida = davida;
        this.readerSets = new ReaderSets(davida);
        this.transactions = transactions;
    }

    /** Takes the variable for itself and returns what R was. */
    public static long acquire(Object base, long offset) {
        long giveUpAt = 0;
        for (int spins = 0; ; spins++) {
            long reader = Memory.getAcquire(base, offset + R);
            if (reader != BUSY && Memory.compareAndSet(base, offset + R, reader, BUSY)) {
                return reader;
            }
            if (spins < SPINS_BEFORE_YIELD) {
                Thread.onSpinWait();
            } else {
                Carrier.pause();
                giveUpAt = patience(giveUpAt);
            }
        }
    }

    /**
     * A holder needs microseconds. One whose stack ended in between, or a copy of an object made by code that is not
     * watched, is never given free: the program must not hang for that.
     *
     * @param giveUpAt what the last call returned, 0 at first
     */
    private static long patience(long giveUpAt) {
        long now = System.nanoTime();
        if (giveUpAt == 0) {
            return now + PATIENCE_NANOS;
        }
        if (now - giveUpAt > 0) {
            throw new CheckerLimit("a variable was not released");
        }
        return giveUpAt;
    }

    /** Who has written last, by a plain look. */
    public static long writer(Object base, long offset) {
        return Memory.get(base, offset);
    }

    /** What stands for the readers, by a plain look: a segment, a set of them (negative), or nothing. */
    public static long readers(Object base, long offset) {
        return Memory.get(base, offset + R);
    }

    /** Gives the variable free, with the new value of R. */
    public static void release(Object base, long offset, long reader) {
        Memory.putRelease(base, offset + R, reader);
    }

    /** Makes the shadow that of a variable which nobody has accessed. */
    public static void clear(Object base, long offset) {
        Memory.put(base, offset, 0);
        Memory.put(base, offset + S, 0);
        release(base, offset, 0);
    }

    /**
     * Records a read by itself, if nobody else is in the way and no dependency comes of it: the common first read of a
     * variable in a segment. False, and nothing is done, if there is more to it.
     */
    public boolean readAlone(CheckedThread thread, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + R);
        if (reader < 0 || matters(reader, thread) || !Memory.compareAndSet(base, offset + R, reader, BUSY)) {
            return false;
        }
        long next = reader;
        try {
            if (!matters(Memory.get(base, offset), thread)) {
                putReadSite(base, offset, Memory.get(base, offset + S), site);
                next = thread.segment;
            }
        } finally {
            release(base, offset, next);
        }
        return next == thread.segment;
    }

    /** Records a write by itself, under the same conditions. */
    public boolean writeAlone(CheckedThread thread, Object base, long offset, int site) {
        long reader = Memory.getAcquire(base, offset + R);
        if (reader < 0 || matters(reader, thread) || !Memory.compareAndSet(base, offset + R, reader, BUSY)) {
            return false;
        }
        long next = reader;
        boolean isAlone = false;
        try {
            // Who has read it since the last write has taken in that write.
            if (reader != 0 || !matters(Memory.get(base, offset), thread)) {
                putWrite(base, offset, thread.segment, site);
                next = 0;
                isAlone = true;
            }
        } finally {
            release(base, offset, next);
        }
        return isAlone;
    }

    /** Whether a dependency from that segment may have to be told. */
    private boolean matters(long source, CheckedThread thread) {
        return source != 0 && isForeign(source, thread) && davida.isReached(source);
    }

    private static void putReadSite(Object base, long offset, long sites, int site) {
        Memory.put(base, offset + S, (sites & 0xFFFFFFFF00000000L) | (site & 0xFFFFFFFFL));
    }

    private static void putWrite(Object base, long offset, long segment, int site) {
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
        if (writer != 0 && isForeign(writer, thread)) {
            follow(writer, (int) (sites >>> 32), thread, site, Conflict.WRITE_READ, base, offset);
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
        if (writer != 0 && isForeign(writer, thread)) {
            int writeSite = (int) (Memory.get(base, offset + S) >>> 32);
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
            if (reader > 0 && isForeign(reader, thread)) {
                follow(reader, (int) sites, thread, site, Conflict.READ_WRITE, base, offset);
            } else if (reader == 0 && writer != 0 && isForeign(writer, thread)) {
                follow(writer, (int) (sites >>> 32), thread, site, Conflict.WRITE_WRITE, base, offset);
            }
        }
        putWrite(base, offset, thread.segment, site);
        return 0;
    }

    /** Whether no access of the variable can matter any more, now or later: a new shadow would tell the same. */
    public boolean isDead(Object base, long offset) {
        long writer = Memory.get(base, offset);
        long reader = Memory.get(base, offset + R);
        boolean readsAreDead =
                reader == 0 || (reader < 0 ? reader != BUSY && readerSets.isDead(reader) : davida.isDead(reader));
        return readsAreDead && (writer == 0 || davida.isDead(writer));
    }

    private void follow(
            long source, int sourceSite, CheckedThread sink, int site, Conflict conflict, Object base, long offset) {
        if (davida.isReached(source)) {
            long transaction = transactions.transactionOf(source);
            davida.dependency(source, transaction, sourceSite, sink, site, conflict, base, offset);
        }
    }

    private static boolean isForeign(long segment, CheckedThread thread) {
        return Segments.slotOf(segment) != Segments.slotOf(thread.segment);
    }
}
