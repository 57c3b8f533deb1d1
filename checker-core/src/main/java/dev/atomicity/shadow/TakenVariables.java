package dev.atomicity.shadow;

import dev.atomicity.checker.Segments;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The variables that a thread has locked, see {@link OnlineShadows#acquire}, so that they are unlocked whatever happens to the hook that
 * locked them.
 *
 * <p>While a variable is locked, its word R has the mark of the thread: a number that contains the slot of the thread, and that changes
 * when the thread has released everything after a failure. So a mark that is not the current one of its thread belongs to nobody.
 *
 * <p>Changed by its own thread, or by one that knows that this thread has ended. Other threads read the mark, and test whether a variable
 * is still in the list after a long time.
 */
public final class TakenVariables {
    private static final int INITIAL = 4;

    /** Marks are the lowest numbers of all; the references of reader sets do not reach them. */
    private static final int SLOT_BITS = Long.SIZE - 1 - Long.numberOfLeadingZeros(Segments.MAX_SLOTS);

    private static final int MARK_BITS = 40;
    private static final long END_OF_MARKS = Long.MIN_VALUE + (1L << MARK_BITS);
    private static final AtomicLong NEXT_MARK = new AtomicLong();

    private final int slot;
    private volatile long mark;

    /** An entry is in use if it has a base. The one after the last may be in use as well: its variable is about to be locked. */
    private Object[] bases = new Object[INITIAL];

    private long[] offsets = new long[INITIAL];

    /** The value that R had, or will get. */
    private long[] readers = new long[INITIAL];

    private int count;

    /**
     * @param slot the slot of the thread
     */
    public TakenVariables(int slot) {
        this.slot = slot;
        this.mark = newMark(slot);
    }

    private static long newMark(int slot) {
        long number = NEXT_MARK.incrementAndGet() & (1L << MARK_BITS - SLOT_BITS) - 1;
        return Long.MIN_VALUE + (number << SLOT_BITS | slot);
    }

    /** Whether this value of R means that the variable is locked. */
    static boolean isMark(long reader) {
        return reader < END_OF_MARKS;
    }

    static int slotOf(long mark) {
        return (int) (mark & Segments.MAX_SLOTS - 1);
    }

    long mark() {
        return mark;
    }

    /** The variable is about to be locked; {@link #take} confirms it. */
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

    /** The prepared variable is locked, and R had this value. Nothing that can fail happens in between. */
    void take(long reader) {
        readers[count++] = reader;
    }

    /**
     * R is about to get this value.
     *
     * @return the index of the entry, for {@link #released}; negative if the variable was not locked
     */
    int releasing(Object base, long offset, long reader) {
        int index = indexOf(base, offset);
        if (index >= 0) {
            readers[index] = reader;
        }
        return index;
    }

    /** The variable of this entry is no longer locked. */
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

    /** Whether the thread has locked this variable. */
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
     * Unlocks all variables after a hook has failed. The thread's own last read may be recorded only in part, so it is dropped. May be
     * called again if it fails itself.
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
