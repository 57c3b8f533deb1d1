package dev.atomicity.checker;

import java.util.Arrays;

/**
 * How the roots that reach one thread came to it. What one dependency brought is one arrival: a set of roots, with the segment since
 * which they reach the thread.
 *
 * <p>A dependency brings many roots at once, so sets of bits are joined and compared as a whole. A root that has ended is not removed
 * here: the caller passes the set of roots that are still present. A root that is present is in exactly one arrival. One that is not may
 * be in any, until new ones arrive.
 *
 * <p>Arrivals are in the order of their segments. Guarded by the lock of the checker. Everything that can fail comes before the first
 * change, see {@link Reach}; after that there are no calls.
 */
final class Arrivals {
    private static final int INITIAL = 4;

    /** The arrivals from {@code first} to {@code end - 1}; those before have no root left. */
    private int first;

    private int end;
    private long[] since = new long[INITIAL];
    private Dependency[] via = new Dependency[INITIAL];

    /** The sets, one after the other, with {@code width} words each. */
    private long[] roots = {};

    private int width;

    private final MemoryBudget memory;

    Arrivals(MemoryBudget memory) {
        this.memory = memory;
        memory.take(2 * INITIAL);
    }

    /** After this call the object must not be used any more. */
    void giveBack() {
        memory.giveBack(since.length + via.length + roots.length);
    }

    /** The first segment that is reached by a root that is present. */
    long since(int root) {
        return since[arrivalOf(root)];
    }

    /** The dependency by which the first root came that is present. */
    Dependency via(int root) {
        return via[arrivalOf(root)];
    }

    private int arrivalOf(int root) {
        int word = first * width + (root >>> 6);
        int arrival = first;
        while ((roots[word] >>> root & 1) == 0) {
            word += width;
            arrival++;
        }
        return arrival;
    }

    /** Whether one of the present roots came by this segment. */
    boolean anyBy(long segment, long[] present) {
        while (first < end && since[first] <= segment) {
            if (hasAnyOf(first, present)) {
                return true;
            }
            via[first] = null;
            first++;
        }
        return false;
    }

    /** A lower bound for the segment by which any present root came: {@link #anyBy} gives the exact answer. */
    long notBefore() {
        return first < end ? since[first] : Segments.NEVER;
    }

    private boolean hasAnyOf(int arrival, long[] present) {
        int base = arrival * width;
        for (int word = Math.min(width, present.length) - 1; word >= 0; word--) {
            if ((roots[base + word] & present[word]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Removes from the set, all of whose roots are present, those that came after the segment. */
    void removeLater(long segment, long[] set, int words) {
        for (int arrival = end - 1; arrival >= first && since[arrival] > segment; arrival--) {
            int base = arrival * width;
            for (int word = Math.min(width, words) - 1; word >= 0; word--) {
                set[word] &= ~roots[base + word];
            }
        }
    }

    /** Adds an arrival of roots, none of which is present. No existing arrival may have a later segment. */
    void add(long[] arrived, int words, long[] present, long segment, Dependency dependency) {
        ensureRoom(words);
        forgetAbsent(present);
        int base = end * width;
        for (int word = 0; word < width; word++) {
            roots[base + word] = word < words ? arrived[word] : 0;
        }
        since[end] = segment;
        via[end] = dependency;
        end++;
    }

    /**
     * Wherever this root reaches, the others reach too: they join it in its arrival, unless they came no later. Those that did are
     * removed from {@code others}. Returns whether any is left.
     */
    boolean joinTo(int root, long[] others, int words, long[] present) {
        int joined = arrivalOf(root);
        for (int arrival = first; arrival < end && since[arrival] <= since[joined]; arrival++) {
            removePresent(others, words, arrival, present);
        }
        if (isEmpty(others, words)) {
            return false;
        }
        ensureRoom(words);
        for (int arrival = first; arrival < end; arrival++) {
            int base = arrival * width;
            for (int word = 0; word < words; word++) {
                long bits = roots[base + word];
                roots[base + word] = arrival == joined ? bits | others[word] : bits & ~others[word];
            }
        }
        return true;
    }

    private void removePresent(long[] set, int words, int arrival, long[] present) {
        int base = arrival * width;
        for (int word = Math.min(Math.min(width, words), present.length) - 1; word >= 0; word--) {
            set[word] &= ~(roots[base + word] & present[word]);
        }
    }

    private static boolean isEmpty(long[] set, int words) {
        long any = 0;
        for (int word = 0; word < words; word++) {
            any |= set[word];
        }
        return any == 0;
    }

    /** Keeps only the roots that are present, and only arrivals that have some. */
    private void forgetAbsent(long[] present) {
        int kept = 0;
        int known = Math.min(width, present.length);
        for (int arrival = first; arrival < end; arrival++) {
            int from = arrival * width;
            int to = kept * width;
            long any = 0;
            for (int word = 0; word < known; word++) {
                long bits = roots[from + word] & present[word];
                roots[to + word] = bits;
                any |= bits;
            }
            for (int word = known; word < width; word++) {
                roots[to + word] = 0;
            }
            if (any != 0) {
                since[kept] = since[arrival];
                via[kept] = via[arrival];
                kept++;
            }
        }
        for (int arrival = kept; arrival < end; arrival++) {
            via[arrival] = null;
        }
        first = 0;
        end = kept;
    }

    /** Makes room for one more arrival of this many words. */
    private void ensureRoom(int words) {
        if (end == since.length) {
            long[] longerSince = Arrays.copyOf(since, 2 * end);
            Dependency[] longerVia = Arrays.copyOf(via, 2 * end);
            memory.take(2L * end);
            since = longerSince;
            via = longerVia;
        }
        if (words > width || roots.length < since.length * width) {
            int wider = Math.max(words, width);
            long[] moved = new long[since.length * wider];
            for (int arrival = 0; arrival < end; arrival++) {
                System.arraycopy(roots, arrival * width, moved, arrival * wider, width);
            }
            memory.take((long) since.length * wider - roots.length);
            roots = moved;
            width = wider;
        }
    }
}
