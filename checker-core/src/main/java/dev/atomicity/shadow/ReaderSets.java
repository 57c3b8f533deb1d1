package dev.atomicity.shadow;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import java.util.ArrayList;
import java.util.List;

/**
 * The reader sets of variables that several threads have read since the last write, by number: a shadow word holds
 * numbers only.
 *
 * <p>A variable may go with its object and leave its set behind. So a set whose readers are all out of reach of any
 * active transaction may be given to another variable; the generation in a reference then no longer fits, and the
 * reference stands for no reader, which is what the set had come down to.
 *
 * <p>A set is used by the thread that holds its variable, or under the lock of this table; both, when it is swept: the
 * sets are guarded by their own monitors for that.
 */
final class ReaderSets {
    private static final int INDEX_BITS = 28;
    private static final long INDEX_MASK = (1L << INDEX_BITS) - 1;
    private static final int FIRST_SWEEP = 1024;

    private final Davida davida;

    /** Guarded by itself. */
    private final List<Entry> entries = new ArrayList<>();

    private final List<Integer> free = new ArrayList<>();
    private int sweepAt = FIRST_SWEEP;

    private static final class Entry {
        final ReaderSet set = new ReaderSet();
        long generation;
    }

    ReaderSets(Davida davida) {
        this.davida = davida;
    }

    /** A new set of a reader that was there and the thread; returns the reference to it. */
    long pair(long reader, int readerSite, CheckedThread thread, int site, OnlineShadows.Transactions transactions) {
        int index = newEntry();
        Entry entry = entry(index);
        synchronized (entry) {
            entry.set.put(reader, transactions.transactionOf(reader), readerSite);
            entry.set.put(thread, site, davida);
            return reference(index, entry.generation);
        }
    }

    /** Adds the thread to the set; false if there is none any more, because all its readers were out of reach. */
    boolean add(long reference, CheckedThread thread, int site) {
        int index = indexOf(reference);
        Entry entry = entry(index);
        synchronized (entry) {
            if (entry.generation != generationOf(reference)) {
                return false;
            }
            if (entry.set.put(thread, site, davida)) {
                return true;
            }
            entry.generation++;
        }
        synchronized (entries) {
            free.add(index);
        }
        return false;
    }

    /** The thread writes: every reader of the set comes before. The set is free afterwards. */
    void tellDependencies(long reference, CheckedThread thread, int site) {
        int index = indexOf(reference);
        Entry entry = entry(index);
        synchronized (entry) {
            if (entry.generation != generationOf(reference)) {
                return;
            }
            entry.set.tellDependencies(davida, thread, site);
            entry.set.clear();
            entry.generation++;
        }
        synchronized (entries) {
            free.add(index);
        }
    }

    /** Whether none of the readers of the set can matter any more. */
    boolean isDead(long reference) {
        Entry entry = entry(indexOf(reference));
        synchronized (entry) {
            return entry.generation != generationOf(reference) || entry.set.isDead(davida);
        }
    }

    private int newEntry() {
        synchronized (entries) {
            if (free.isEmpty() && entries.size() >= sweepAt) {
                sweep();
                sweepAt = Math.max(FIRST_SWEEP, 2 * (entries.size() - free.size()));
            }
            if (!free.isEmpty()) {
                return free.remove(free.size() - 1);
            }
            entries.add(new Entry());
            return entries.size() - 1;
        }
    }

    private void sweep() {
        for (int index = 0; index < entries.size(); index++) {
            Entry entry = entries.get(index);
            synchronized (entry) {
                if (!entry.set.isEmpty() && entry.set.isDead(davida)) {
                    entry.set.clear();
                    entry.generation++;
                    free.add(index);
                }
            }
        }
    }

    private Entry entry(int index) {
        synchronized (entries) {
            return entries.get(index);
        }
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
