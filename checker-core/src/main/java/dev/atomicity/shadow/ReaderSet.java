package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Segments;
import java.util.Arrays;

/**
 * The reads of one variable since its last write: the last segment of each thread that has read it, with transaction and event.
 *
 * <p>A hash table by slot, with three numbers for each entry. Before it grows, it removes the readers that no active transaction reaches:
 * they can no longer matter.
 *
 * <p>A thread that reads repeatedly has a {@link ReaderCell} beside its entry, which it changes without holding the variable. The thread
 * that holds the variable reads these cells first.
 */
final class ReaderSet {
    private static final int STRIDE = 3;
    private static final int TRANSACTION = 1;
    private static final int EVENT = 2;
    private static final int INITIAL = 4;

    private long[] table = new long[INITIAL * STRIDE];
    private int size;

    /** The cells of the entries that have one; null if none has. */
    private ReaderCell[] cells;

    /**
     * Adds a read of this thread. Returns false, with the set empty, if no other reader is left that matters: then R can name the one
     * reader again.
     */
    boolean put(CheckedThread thread, long event, AtomicityAlgorithm algorithm) {
        long segment = thread.segment;
        int entry = find(segment);
        if (cells != null) {
            takeOver(entry);
        }
        if (table[entry] == segment) {
            return true;
        }
        if (table[entry] != 0) {
            thread.attempts.replacesReader(table[entry]);
        } else if (2 * (size + 1) * STRIDE > table.length) {
            makeRoom(algorithm);
            if (size == 0) {
                return false;
            }
        }
        put(segment, thread.transaction(), event);
        if (cells != null && cells[find(segment) / STRIDE] != null) {
            cells[find(segment) / STRIDE].startAt(segment);
        }
        return true;
    }

    /** The cell in which a thread of the set may record its next reads. It stays the same until the set is cleared or grows. */
    ReaderCell cellOf(CheckedThread thread) {
        int entry = find(thread.segment);
        if (table[entry] != thread.segment) {
            return null;
        }
        if (cells == null) {
            cells = new ReaderCell[table.length / STRIDE];
        }
        ReaderCell cell = cells[entry / STRIDE];
        if (cell == null) {
            cell = new ReaderCell(thread.segment);
            cells[entry / STRIDE] = cell;
        } else {
            cell.startAt(thread.segment);
        }
        return cell;
    }

    /** Updates the entries from the cells of their threads. The caller holds the variable. */
    private void takeOver() {
        if (cells != null) {
            for (int entry = 0; entry < table.length; entry += STRIDE) {
                takeOver(entry);
            }
        }
    }

    private void takeOver(int entry) {
        ReaderCell cell = cells[entry / STRIDE];
        if (cell != null) {
            long segment = cell.settled();
            if (segment > table[entry]) {
                table[entry] = segment;
                table[entry + TRANSACTION] = cell.transaction();
                table[entry + EVENT] = cell.site();
            }
        }
    }

    void put(long segment, long transaction, long event) {
        int entry = find(segment);
        if (table[entry] == 0) {
            size++;
        }
        table[entry] = segment;
        table[entry + TRANSACTION] = transaction;
        table[entry + EVENT] = event;
    }

    /**
     * The sink writes the variable, which is given as in {@link AtomicityAlgorithm#dependency}. Readers whose transactions are still
     * active come first: only the first dependency from a transaction is kept, and one that comes from the transaction itself makes
     * shorter rings than one through another thread. If a transaction ends at the same time, its dependency is passed on twice, which
     * changes nothing. None is missed, because a transaction that has ended does not become active again.
     */
    void addDependencies(AtomicityAlgorithm algorithm, CheckedThread sink, long event, Object base, long place) {
        takeOver();
        meetReaders(algorithm, sink, event);
        addDependencies(true, algorithm, sink, event, base, place);
        addDependencies(false, algorithm, sink, event, base, place);
    }

    private void meetReaders(AtomicityAlgorithm algorithm, CheckedThread sink, long event) {
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            long reader = table[entry];
            if (Meetings.isOfAnother(reader, sink)) {
                sink.meets(algorithm.threadOf(reader), reader, table[entry + EVENT], event);
            }
        }
    }

    private void addDependencies(
            boolean active, AtomicityAlgorithm algorithm, CheckedThread sink, long event, Object base, long place) {
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            long reader = table[entry];
            if (sink.isForeign(reader) && algorithm.isActive(reader) == active) {
                algorithm.dependency(
                        table[entry],
                        table[entry + TRANSACTION],
                        table[entry + EVENT],
                        sink,
                        event,
                        Conflict.READ_WRITE,
                        base,
                        place);
            }
        }
    }

    /** Whether all readers come after the last write, and none of these reads was discarded. */
    boolean haveTakenInWrite(AtomicityAlgorithm algorithm) {
        takeOver();
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            if (table[entry] != 0 && algorithm.mayBeInVain(table[entry])) {
                return false;
            }
        }
        return true;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Whether no reader of the set can matter any more. If the variable is not held, a thread may record a read in its cell at the same
     * time: see {@link #closeCells}.
     */
    boolean isDead(AtomicityAlgorithm algorithm) {
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            if (table[entry] != 0 && !algorithm.isDead(Math.max(table[entry], inCell(entry)))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Closes all cells before a set of readers that no longer matter is reused. Returns false if a thread has read in the meantime, so
     * that the set must stay.
     */
    boolean closeCells(AtomicityAlgorithm algorithm) {
        for (int i = 0; cells != null && i < cells.length; i++) {
            if (cells[i] != null && !cells[i].close(algorithm)) {
                return false;
            }
        }
        return true;
    }

    private long inCell(int entry) {
        ReaderCell cell = cells == null ? null : cells[entry / STRIDE];
        return cell == null ? 0 : cell.latest();
    }

    void clear() {
        size = 0;
        cells = null;
        if (table.length > 16 * STRIDE) {
            table = new long[INITIAL * STRIDE];
        } else {
            Arrays.fill(table, 0);
        }
    }

    /** The index of the entry for the slot of this segment, or of the free place for it. */
    private int find(long segment) {
        int slot = Segments.slotOf(segment);
        int capacity = table.length / STRIDE;
        // Multiplied, because slots are consecutive numbers: without that, neighbours would collide and form long
        // chains.
        int index = slot * 0x9E3779B9 >>> 8 & capacity - 1;
        while (table[index * STRIDE] != 0 && Segments.slotOf(table[index * STRIDE]) != slot) {
            index = index + 1 & capacity - 1;
        }
        return index * STRIDE;
    }

    private void makeRoom(AtomicityAlgorithm algorithm) {
        takeOver();
        long[] old = table;
        ReaderCell[] oldCells = cells;
        int alive = 0;
        for (int entry = 0; entry < old.length; entry += STRIDE) {
            if (old[entry] != 0 && algorithm.isDead(old[entry])) {
                old[entry] = 0;
            } else if (old[entry] != 0) {
                alive++;
            }
        }
        int capacity = INITIAL;
        while (capacity < 4 * (alive + 1)) {
            capacity *= 2;
        }
        table = new long[capacity * STRIDE];
        cells = oldCells == null ? null : new ReaderCell[capacity];
        size = 0;
        for (int entry = 0; entry < old.length; entry += STRIDE) {
            ReaderCell cell = oldCells == null ? null : oldCells[entry / STRIDE];
            if (old[entry] != 0) {
                put(old[entry], old[entry + TRANSACTION], old[entry + EVENT]);
                if (cell != null) {
                    cells[find(old[entry]) / STRIDE] = cell;
                }
            } else if (cell != null) {
                cell.closeHeld(); // the thread is no longer in the set and must enter it again
            }
        }
    }
}
