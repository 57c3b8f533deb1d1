package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Segments;
import java.util.Arrays;

/**
 * The reads of one variable since its last write: the last segment of each reading thread, with transaction and event.
 *
 * <p>A hash table by slot, three numbers an entry. Before it grows it drops the readers that no active transaction
 * reaches: they can no longer matter.
 *
 * <p>A thread that reads again and again has a {@link ReaderCell} beside its entry, which it changes without holding the variable. Who
 * holds the variable looks there first.
 */
final class ReaderSet {
    private static final int STRIDE = 3;
    private static final int TRANSACTION = 1;
    private static final int EVENT = 2;
    private static final int INITIAL = 4;

    private long[] table = new long[INITIAL * STRIDE];
    private int size;

    /** Of the entries that have one; null if there is none. */
    private ReaderCell[] cells;

    /**
     * Takes in a read of that thread; false, and the set is empty, if no other reader is left that matters: then one
     * reader is enough again.
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

    /** Where the thread, which is in the set, may note its next reads; the same again until the set is cleared, or grows. */
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

    /** The entries get what their threads have noted in their cells. Only for who holds the variable. */
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
     * The sink writes the variable, which is named as in {@link AtomicityAlgorithm#dependency}. Readers whose transactions are still
     * active come first: only the first dependency that brings a transaction is kept, and one that comes from the transaction
     * itself makes shorter rings than one that comes through another thread. If a transaction ends meanwhile, its dependency is
     * offered twice, which changes nothing; none is left out, because a transaction that is over stays over.
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

    /** Whether all readers have taken in the write before, and none of these reads was discarded. */
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
     * Whether no reader of the set can matter any more. If the variable is not held, a thread may note a read in its cell meanwhile: see
     * {@link #closeCells}.
     */
    boolean isDead(AtomicityAlgorithm algorithm) {
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            if (table[entry] != 0 && !algorithm.isDead(Math.max(table[entry], inCell(entry)))) {
                return false;
            }
        }
        return true;
    }

    /** Before a set of dead readers is given away: false if a thread has read meanwhile, so that the set must stay. */
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

    /** Where the slot of that segment has its entry, or would have it. */
    private int find(long segment) {
        int slot = Segments.slotOf(segment);
        int capacity = table.length / STRIDE;
        // Multiplied, because slots come in runs, and runs that fall onto each other make long ones.
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
                cell.closeHeld(); // its thread is no longer in the set, and must enter it again
            }
        }
    }
}
