package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.ReaderCell;

/**
 * The reader sets that a thread has entered in its current segment, at least the most recent ones. A variable that several threads read and
 * none writes is read again and again, and without this table each read would have to take the variable and a lock to find that the set
 * already contains the thread.
 *
 * <p>A reference stands for one variable from the write before its first reader to the write after its last, or until its readers no longer
 * matter. So finding it again in the shadow means that the thread's read is recorded, as finding the thread's own segment there does. A
 * read that misses a concurrent write races with it.
 */
final class KnownReaderSets {
    /** {@code -Datomicity.readerCells=false} switches cells off, to compare. */
    static final boolean HAVE_CELLS = !"false".equals(System.getProperty("atomicity.readerCells"));

    private static final int SIZE = 512;

    /** {@code -Datomicity.knownReaderSets=512} keeps the size as it is, to compare. */
    private static final int MAX_SIZE =
            Integer.highestOneBit(Math.max(SIZE, Integer.getInteger("atomicity.knownReaderSets", 1 << 14)));

    /** There may be many virtual threads, and they are short-lived. */
    private static final int SIZE_IF_VIRTUAL = 32;

    /** Pairs of a reference and the segment in which the thread has entered the set. */
    private long[] pairs;

    /** Where the thread notes its next reads of the same variable; null until it has entered the set in two segments. */
    private ReaderCell[] cells;

    private final int maxSize;

    /** How many entries have been replaced since the table got its size. */
    private int replaced;

    static KnownReaderSets of(boolean isVirtualThread) {
        return isVirtualThread
                ? new KnownReaderSets(SIZE_IF_VIRTUAL, SIZE_IF_VIRTUAL)
                : new KnownReaderSets(SIZE, MAX_SIZE);
    }

    /**
     * @param size a power of two
     * @param maxSize the size up to which it may grow, a power of two
     */
    KnownReaderSets(int size, int maxSize) {
        this.maxSize = maxSize;
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
        if (pairs[index] != reference && pairs[index] != 0 && ++replaced > cells.length && cells.length < maxSize) {
            grow();
            index = indexOf(reference);
        }
        pairs[index] = reference;
        pairs[index + 1] = segment;
        cells[index >> 1] = cell;
    }

    /** The thread reads more variables in turn than there is room for, so that none would be found again. */
    private void grow() {
        long[] oldPairs = pairs;
        ReaderCell[] oldCells = cells;
        ReaderCell[] moreCells = new ReaderCell[2 * oldCells.length];
        pairs = new long[2 * oldPairs.length];
        cells = moreCells;
        replaced = 0;
        for (int i = 0; i < oldCells.length; i++) {
            if (oldPairs[2 * i] != 0) {
                int index = indexOf(oldPairs[2 * i]);
                pairs[index] = oldPairs[2 * i];
                pairs[index + 1] = oldPairs[2 * i + 1];
                cells[index >> 1] = oldCells[i];
            }
        }
    }

    /** References are negative, and their lower bits count up. */
    private int indexOf(long reference) {
        return (int) ~reference << 1 & pairs.length - 2;
    }
}
