package dev.atomicity.shadow;

import dev.atomicity.checker.Segments;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The variables that a thread has taken for itself, see {@link OnlineShadows#acquire}: so that they are released whatever
 * happens to the hook that took them.
 *
 * <p>While a variable is taken, its word R has the mark of its thread: a number with the slot of the thread in it, which
 * changes when the thread has given up what it had. So a mark that is no longer that of its thread belongs to nobody.
 *
 * <p>Changed by its own thread, or by whoever knows that this one has ended. Others look at the mark, and whether something is
 * still here after a long time.
 */
public final class TakenVariables {
    private static final int INITIAL = 4;

    /** Marks are the lowest numbers there are; those of reader sets do not come near them. */
    private static final int SLOT_BITS = Long.SIZE - 1 - Long.numberOfLeadingZeros(Segments.MAX_SLOTS);

    private static final int MARK_BITS = 40;
    private static final long END_OF_MARKS = Long.MIN_VALUE + (1L << MARK_BITS);
    private static final AtomicLong NEXT_MARK = new AtomicLong();

    private final int slot;
    private volatile long mark;

    /** An entry is in use if it has a base. The one behind the last may be in use too: it is about to be taken. */
    private Object[] bases = new Object[INITIAL];

    private long[] offsets = new long[INITIAL];

    /** What R was, or is to be. */
    private long[] readers = new long[INITIAL];

    private int count;

    /**
     * @param slot of the thread
     */
    public TakenVariables(int slot) {
        this.slot = slot;
        this.mark = newMark(slot);
    }

    private static long newMark(int slot) {
        long number = NEXT_MARK.incrementAndGet() & (1L << MARK_BITS - SLOT_BITS) - 1;
        return Long.MIN_VALUE + (number << SLOT_BITS | slot);
    }

    /** Whether what R has says that the variable is taken. */
    static boolean isMark(long reader) {
        return reader < END_OF_MARKS;
    }

    static int slotOf(long mark) {
        return (int) (mark & Segments.MAX_SLOTS - 1);
    }

    long mark() {
        return mark;
    }

    /** The variable is about to be taken; {@link #take} says that it is. */
    void prepare(Object base, long offset) {
        if (count == bases.length) {
            int length = 2 * count;
            Object[] moreBases = Arrays.copyOf(bases, length);
            long[] moreOffsets = Arrays.copyOf(offsets, length);
            long[] moreReaders = Arrays.copyOf(readers, length);
            readers = moreReaders;
            offsets = moreOffsets;
            bases = moreBases;
        }
        offsets[count] = offset;
        bases[count] = base;
    }

    /** The variable is taken that was prepared, and R was that. Nothing that can fail comes between. */
    void take(long reader) {
        readers[count++] = reader;
    }

    /**
     * R is about to become that.
     *
     * @return the index of the entry, for {@link #released}; negative if the variable was not taken
     */
    int releasing(Object base, long offset, long reader) {
        int index = indexOf(base, offset);
        if (index >= 0) {
            readers[index] = reader;
        }
        return index;
    }

    /** The variable of that entry is no longer taken. */
    void released(int index) {
        if (index >= 0) {
            int last = count - 1;
            bases[index] = bases[last];
            offsets[index] = offsets[last];
            readers[index] = readers[last];
            count = last;
            bases[last] = null;
        }
    }

    /** Whether the variable is among those that are taken. */
    boolean contains(Object base, long offset) {
        return indexOf(base, offset) >= 0;
    }

    private int indexOf(Object base, long offset) {
        for (int i = count - 1; i >= 0; i--) {
            if (bases[i] == base && offsets[i] == offset) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Releases all that is taken: a hook has failed. What the thread itself has read may be half recorded, so that is forgotten.
     * May be called again if it fails.
     */
    public void releaseAll() {
        for (int i = Math.min(count, bases.length - 1); i >= 0; i--) {
            Object base = bases[i];
            if (base != null) {
                boolean isOwn = readers[i] > 0 && Segments.slotOf(readers[i]) == slot;
                OnlineShadows.replace(base, offsets[i], mark, isOwn || i == count ? 0 : readers[i]);
            }
        }
        count = 0;
        Arrays.fill(bases, null);
        mark = newMark(slot);
    }
}
