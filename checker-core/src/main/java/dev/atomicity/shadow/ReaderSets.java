package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The reader sets of variables that several threads have read since the last write, by number: a shadow word can only have a number.
 *
 * <p>A variable may be garbage collected with its object, and its set remains. So a set whose readers no active transaction reaches may
 * be reused for another variable. The generation number in an old reference then no longer matches, and the reference stands for no
 * readers, which has the same effect as those that no longer matter.
 *
 * <p>A set is used by the thread that holds its variable and by the thread that looks for sets to reuse, each under the monitor of the
 * set. No thread waits for the lock of the table while it holds the monitor of a set.
 */
final class ReaderSets {
    private static final int INDEX_BITS = 28;
    private static final long INDEX_MASK = (1L << INDEX_BITS) - 1;
    private static final int FIRST_SWEEP = 1024;

    private final AtomicityAlgorithm algorithm;

    /** Entries are created and reused under this lock; the monitor of an entry may be entered while it is held. */
    private final Object lock = new Object();

    /** Replaced when it grows. A thread that has a reference got it after the entry was published. */
    private volatile Entry[] entries = new Entry[64];

    private int size;
    private final List<Integer> free = new ArrayList<>();
    private int sweepAt = FIRST_SWEEP;

    /** Guarded by its own monitor, which the JVM releases even if there is no stack left for a call. */
    private static final class Entry {
        final ReaderSet set = new ReaderSet();
        long generation;
    }

    ReaderSets(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    /** Creates a set of one reader and the thread, and returns the reference to it. */
    long pair(long reader, int readerSite, CheckedThread thread, int site, SegmentTransactions transactions) {
        int index = newEntry();
        Entry entry = entry(index);
        synchronized (entry) {
            entry.set.put(reader, transactions.transactionOf(reader), readerSite);
            entry.set.put(thread, site, algorithm);
            return reference(index, entry.generation);
        }
    }

    /** Creates a set of the thread alone, and returns the reference to it. */
    long of(CheckedThread thread, int site) {
        int index = newEntry();
        Entry entry = entry(index);
        synchronized (entry) {
            entry.set.put(thread, site, algorithm);
            return reference(index, entry.generation);
        }
    }

    /** Adds the thread to the set. Returns false if the set was reused, because its readers no longer mattered. */
    boolean add(long reference, CheckedThread thread, int site) {
        int index = indexOf(reference);
        Entry entry = entry(index);
        synchronized (entry) {
            if (entry.generation != generationOf(reference)) {
                return false;
            }
            if (entry.set.put(thread, site, algorithm)) {
                return true;
            }
            entry.generation++;
        }
        synchronized (lock) {
            free.add(index);
        }
        return false;
    }

    /** The cell in which a thread that holds the variable and has just entered the set may record its next reads; null if there is none. */
    ReaderCell cellOf(long reference, CheckedThread thread) {
        Entry entry = entry(indexOf(reference));
        synchronized (entry) {
            return entry.generation == generationOf(reference) ? entry.set.cellOf(thread) : null;
        }
    }

    /**
     * The thread writes: every reader of the set comes before it. The set is free afterwards.
     *
     * @return whether all of them come after the last write
     */
    boolean addDependencies(long reference, CheckedThread thread, int site, Object base, long offset) {
        int index = indexOf(reference);
        Entry entry = entry(index);
        boolean haveTakenIn;
        synchronized (entry) {
            if (entry.generation != generationOf(reference)) {
                return true;
            }
            haveTakenIn = entry.set.haveTakenInWrite(algorithm);
            entry.set.addDependencies(algorithm, thread, site, base, offset);
            entry.set.clear();
            entry.generation++;
        }
        synchronized (lock) {
            free.add(index);
        }
        return haveTakenIn;
    }

    /** Whether no reader of the set can matter any more. */
    boolean isDead(long reference) {
        Entry entry = entry(indexOf(reference));
        synchronized (entry) {
            return entry.generation != generationOf(reference) || entry.set.isDead(algorithm);
        }
    }

    private int newEntry() {
        synchronized (lock) {
            if (free.isEmpty() && size >= sweepAt) {
                sweep();
                sweepAt = Math.max(FIRST_SWEEP, 2 * (size - free.size()));
            }
            if (!free.isEmpty()) {
                return free.remove(free.size() - 1);
            }
            Entry[] known = size == entries.length ? Arrays.copyOf(entries, 2 * size) : entries;
            known[size] = new Entry();
            entries = known; // publishes the entry
            return size++;
        }
    }

    private void sweep() {
        for (int index = 0; index < size; index++) {
            Entry entry = entries[index];
            synchronized (entry) {
                if (!entry.set.isEmpty() && entry.set.isDead(algorithm) && entry.set.closeCells(algorithm)) {
                    entry.set.clear();
                    entry.generation++;
                    free.add(index);
                }
            }
        }
    }

    private Entry entry(int index) {
        return entries[index];
    }

    private static long reference(int index, long generation) {
        return -1 - ((generation << INDEX_BITS) | index);
    }

    private static int indexOf(long reference) {
        return (int) ((-1 - reference) & INDEX_MASK);
    }

    private static long generationOf(long reference) {
        return (-1 - reference) >>> INDEX_BITS;
    }
}
