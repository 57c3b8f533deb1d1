package dev.atomicity.hooks.thread;

import dev.atomicity.checker.Dependency;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The last transactions of a thread, by their first segment: which ordinal, which region. A shadow word keeps a segment alone; everything
 * else is looked up here, for segments that an active transaction still reaches. That may be an old one: a thread can do much while another
 * one waits inside a region.
 *
 * <p>Written by its thread; read by others. A reader got the segment from a word that was stored after the entry was made, so the entry is
 * complete; it may have been overwritten since, which {@link #entryOf} notices by the segment.
 */
public final class TransactionLog {
    private static final VarHandle COUNT = countHandle();

    /** Powers of two. Most threads do little, and virtual ones are many. */
    private static final int FIRST_CAPACITY = 16;

    private static final int MAX_CAPACITY = 2048;

    /** Entries by their number, in a ring. */
    private static final class Ring {
        /** The first segment of a transaction, or the first segment outside one. */
        final long[] starts;

        final long[] ordinals;
        final int[] regions;

        Ring(int capacity) {
            starts = new long[capacity];
            ordinals = new long[capacity];
            regions = new int[capacity];
        }

        int capacity() {
            return starts.length;
        }

        int indexOf(int entry) {
            return entry & starts.length - 1;
        }

        void set(int entry, long start, long ordinal, int region) {
            int index = indexOf(entry);
            starts[index] = start;
            ordinals[index] = ordinal;
            regions[index] = region;
        }
    }

    /** Replaced before the count says that there is more than the old one had: read after the count. */
    private volatile Ring ring = new Ring(FIRST_CAPACITY);

    /** Stored with release: a thread that has a segment that was published later sees the entry. */
    private volatile int count;

    private static VarHandle countHandle() {
        try {
            return MethodHandles.lookup().findVarHandle(TransactionLog.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** From that segment on the thread is inside that transaction; ordinal 0 means outside all. */
    public void add(long segment, long ordinal, int region) {
        int next = count;
        Ring entries = ring;
        if (next == entries.capacity() && next < MAX_CAPACITY) {
            entries = grown(entries);
            ring = entries;
        }
        entries.set(next, segment, ordinal, region);
        COUNT.setRelease(this, next + 1);
    }

    private static Ring grown(Ring full) {
        Ring larger = new Ring(2 * full.capacity());
        for (int i = 0; i < full.capacity(); i++) {
            larger.set(i, full.starts[i], full.ordinals[i], full.regions[i]);
        }
        return larger;
    }

    /** The ordinal of the transaction that the segment belongs to, 0 for none, {@link Dependency#FORGOTTEN} if it is no longer known. */
    public long ordinalOf(long segment) {
        int end = count;
        Ring entries = ring;
        int entry = entryOf(segment, end, entries);
        return entry < 0 ? Dependency.FORGOTTEN : entries.ordinals[entry];
    }

    /** The region of the transaction with that ordinal, -1 if it is no longer known. */
    public int regionOf(long ordinal) {
        int end = count;
        Ring entries = ring;
        for (int i = end - 1; i >= Math.max(0, end - entries.capacity()); i--) {
            if (entries.ordinals[entries.indexOf(i)] == ordinal) {
                return entries.regions[entries.indexOf(i)];
            }
        }
        return -1;
    }

    /** The last entry that starts at the segment or before it: they are in order. */
    private static int entryOf(long segment, int end, Ring entries) {
        int first = Math.max(0, end - entries.capacity());
        int low = first;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (entries.starts[entries.indexOf(middle)] <= segment) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == first) {
            return first == 0 && end > 0 ? 0 : -1;
        }
        return entries.indexOf(low - 1);
    }
}
