package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Conflict;
import java.util.Arrays;

/**
 * For each variable of a trace, the segment of its last write and of the reads since then, one for each thread, with the transaction and
 * the event of each. They are those of the first access in the segment, because every access of a segment proves the same.
 *
 * <p>A variable takes six numbers. While there is only one reader, it is stored there directly; otherwise the negative number of a {@link
 * ReaderSet} is. A read by the segment of the last write is not stored: whatever conflicts with it conflicts with that write as well.
 */
public final class VariableShadows {
    private static final int WRITE = 0;
    private static final int READ = 3;
    private static final int STRIDE = 6;

    /** Offsets from {@link #WRITE} and {@link #READ}. */
    private static final int TRANSACTION = 1;

    private static final int EVENT = 2;

    private static final int PAGE_BITS = 12;
    private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;

    private final AtomicityAlgorithm algorithm;
    private long[][] pages = new long[16][];
    private ReaderSet[] readerSets = new ReaderSet[16];
    private int readerSetCount;
    private int[] freeReaderSets = new int[16];
    private int freeReaderSetCount;

    public VariableShadows(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    public void read(CheckedThread thread, int variable, long event) {
        long[] page = pageOf(variable);
        int shadow = (variable & PAGE_MASK) * STRIDE;
        long segment = thread.segment;
        if (page[shadow + READ] != segment && page[shadow + WRITE] != segment) {
            readSlowly(thread, variable, page, shadow, event);
        }
    }

    private void readSlowly(CheckedThread thread, int variable, long[] page, int shadow, long event) {
        long writer = page[shadow + WRITE];
        if (thread.isForeign(writer)) {
            algorithm.dependency(
                    writer,
                    page[shadow + WRITE + TRANSACTION],
                    page[shadow + WRITE + EVENT],
                    thread,
                    event,
                    Conflict.WRITE_READ,
                    null,
                    numberOf(variable));
        }
        long reader = page[shadow + READ];
        if (reader < 0) {
            if (readerSets[(int) ~reader].put(thread, event, algorithm)) {
                return;
            }
            freeReaderSet((int) ~reader);
        } else if (thread.isForeign(reader) && !algorithm.isDead(reader)) {
            int set = newReaderSet();
            ReaderSet readers = readerSets[set];
            readers.put(reader, page[shadow + READ + TRANSACTION], page[shadow + READ + EVENT]);
            readers.put(thread, event, algorithm);
            page[shadow + READ] = ~(long) set;
            return;
        }
        if (reader > 0) {
            thread.attempts.replacesReader(reader);
        }
        page[shadow + READ] = thread.segment;
        page[shadow + READ + TRANSACTION] = thread.transaction();
        page[shadow + READ + EVENT] = event;
    }

    public void write(CheckedThread thread, int variable, long event) {
        long[] page = pageOf(variable);
        int shadow = (variable & PAGE_MASK) * STRIDE;
        if (page[shadow + WRITE] != thread.segment || page[shadow + READ] != 0) {
            writeSlowly(thread, variable, page, shadow, event);
        }
    }

    /**
     * If there were reads since the last write, the dependencies start at the reads: each of them comes after that write already, unless
     * it was discarded.
     */
    private void writeSlowly(CheckedThread thread, int variable, long[] page, int shadow, long event) {
        long reader = page[shadow + READ];
        boolean isWriterTakenIn = reader > 0 && !algorithm.mayBeInVain(reader);
        if (reader < 0) {
            ReaderSet readers = readerSets[(int) ~reader];
            isWriterTakenIn = readers.haveTakenInWrite(algorithm);
            readers.addDependencies(algorithm, thread, event, null, numberOf(variable));
            readers.clear();
            freeReaderSet((int) ~reader);
        } else if (reader > 0) {
            follow(page, shadow + READ, thread, variable, event, Conflict.READ_WRITE);
        }
        if (!isWriterTakenIn) {
            follow(page, shadow + WRITE, thread, variable, event, Conflict.WRITE_WRITE);
        }
        page[shadow + READ] = 0;
        page[shadow + WRITE] = thread.segment;
        thread.attempts.writes();
        page[shadow + WRITE + TRANSACTION] = thread.transaction();
        page[shadow + WRITE + EVENT] = event;
    }

    private void follow(long[] page, int source, CheckedThread thread, int variable, long event, Conflict conflict) {
        if (thread.isForeign(page[source])) {
            algorithm.dependency(
                    page[source],
                    page[source + TRANSACTION],
                    page[source + EVENT],
                    thread,
                    event,
                    conflict,
                    null,
                    numberOf(variable));
        }
    }

    /** Locks have negative numbers, variables positive ones, and 0 is not used. */
    private static long numberOf(int variable) {
        return variable + 1L;
    }

    private int newReaderSet() {
        if (freeReaderSetCount > 0) {
            return freeReaderSets[--freeReaderSetCount];
        }
        if (readerSetCount == readerSets.length) {
            readerSets = Arrays.copyOf(readerSets, 2 * readerSetCount);
        }
        readerSets[readerSetCount] = new ReaderSet();
        return readerSetCount++;
    }

    private void freeReaderSet(int set) {
        if (freeReaderSetCount == freeReaderSets.length) {
            freeReaderSets = Arrays.copyOf(freeReaderSets, 2 * freeReaderSetCount);
        }
        freeReaderSets[freeReaderSetCount++] = set;
    }

    private long[] pageOf(int variable) {
        int page = variable >>> PAGE_BITS;
        return page < pages.length && pages[page] != null ? pages[page] : newPage(page);
    }

    private long[] newPage(int page) {
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
        }
        pages[page] = new long[STRIDE << PAGE_BITS];
        return pages[page];
    }
}
