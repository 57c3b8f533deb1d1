package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.ReaderCell;

/**
 * The reader sets that a thread has entered in its current segment: most of them, the last ones. A variable that several threads read and
 * nobody writes is read again and again, and finding out that the set already contains the thread takes the variable and a lock.
 *
 * <p>A reference stands for one variable from the write before its first reader to the write after its last, or until its readers no
 * longer matter. So finding it again in the shadow means that the thread's read is recorded, as finding the thread's own segment there
 * does: a look that comes too late to see a write is one that races with it.
 */
final class KnownReaderSets {
    /** {@code -Datomicity.readerCells=false} switches cells off, to compare. */
    static final boolean HAVE_CELLS = !"false".equals(System.getProperty("atomicity.readerCells"));

    private static final int SIZE = 512;

    /** Virtual threads are many, and short. */
    private static final int SIZE_IF_VIRTUAL = 32;

    /** A reference, and beside it the segment in which the thread has entered the set. */
    private final long[] pairs;

    /** Where the thread notes its next reads of the same variable; null until it has entered the set in two segments. */
    private final ReaderCell[] cells;

    static KnownReaderSets of(boolean isVirtualThread) {
        return new KnownReaderSets(isVirtualThread ? SIZE_IF_VIRTUAL : SIZE);
    }

    /**
     * @param size a power of two
     */
    KnownReaderSets(int size) {
        pairs = new long[2 * size];
        cells = new ReaderCell[size];
    }

    /** Whether the thread has entered the set in that segment. */
    boolean contain(long reference, long segment) {
        int index = indexOf(reference);
        return pairs[index] == reference && pairs[index + 1] == segment;
    }

    /** Whether the thread has entered the set, in whatever segment. */
    boolean haveEntered(long reference) {
        return pairs[indexOf(reference)] == reference;
    }

    /** Null if there is none. */
    ReaderCell cellOf(long reference) {
        int index = indexOf(reference);
        return pairs[index] == reference ? cells[index >> 1] : null;
    }

    /** The thread has noted another read in its cell. */
    void renew(long reference, long segment) {
        pairs[indexOf(reference) + 1] = segment;
    }

    /**
     * @param cell where the thread may note its next reads, or null
     */
    void add(long reference, long segment, ReaderCell cell) {
        int index = indexOf(reference);
        pairs[index] = reference;
        pairs[index + 1] = segment;
        cells[index >> 1] = cell;
    }

    /** References are negative, and their lower bits count up. */
    private int indexOf(long reference) {
        return (int) ~reference << 1 & pairs.length - 2;
    }
}
