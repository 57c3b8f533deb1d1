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
 */
final class ReaderSet {
    private static final int STRIDE = 3;
    private static final int TRANSACTION = 1;
    private static final int EVENT = 2;
    private static final int INITIAL = 4;

    private long[] table = new long[INITIAL * STRIDE];
    private int size;

    /**
     * Takes in a read of that thread; false, and the set is empty, if no other reader is left that matters: then one
     * reader is enough again.
     */
    boolean put(CheckedThread thread, long event, AtomicityAlgorithm algorithm) {
        long segment = thread.segment;
        int entry = find(segment);
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
        return true;
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

    /** Whether no reader of the set can matter any more. */
    boolean isDead(AtomicityAlgorithm algorithm) {
        for (int entry = 0; entry < table.length; entry += STRIDE) {
            if (table[entry] != 0 && !algorithm.isDead(table[entry])) {
                return false;
            }
        }
        return true;
    }

    void clear() {
        size = 0;
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
        long[] old = table;
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
        size = 0;
        for (int entry = 0; entry < old.length; entry += STRIDE) {
            if (old[entry] != 0) {
                put(old[entry], old[entry + TRANSACTION], old[entry + EVENT]);
            }
        }
    }
}
