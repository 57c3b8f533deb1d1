package dev.atomicity.checker;

import java.util.Arrays;

/**
 * Which active transactions reach which threads: since which segment, and by which dependency.
 *
 * <p>A transaction is identified by the slot of its thread, its root. Reach is inherited along program order, so only the first segment
 * is kept: every later one is reached too. The most frequent question is "who reaches this and not that". The answer is mostly nobody,
 * and otherwise many at once. So it is answered with sets of bits.
 *
 * <p>Guarded by the checker's lock. A change may be interrupted by an error, for example if there is no stack or memory left. So
 * everything that can fail comes first, and the changes are made in an order in which each step leaves a valid state: then the tables may
 * miss that a root reaches a thread, but they never have one that does not.
 */
abstract class Reach {
    /** A row for each thread: the roots that reach it. */
    private final BitMatrix roots;

    /** A row for each root: the threads that it may reach, where it must be cleared when it ends. */
    private final BitMatrix reached;

    private final MemoryBudget memory;

    private Arrivals[] arrivals = new Arrivals[16];

    /** The roots that the current dependency brings: the last result of {@link #growsBy}. */
    private long[] newRoots = new long[1];

    private int newWords;

    /** Those of the new roots that are new, or come earlier, at one of the threads after the sink. */
    private long[] rootsBehind = new long[1];

    Reach(MemoryBudget memory) {
        this.memory = memory;
        this.roots = new BitMatrix(memory);
        this.reached = new BitMatrix(memory);
    }

    /** Whether the root's active transaction reaches that segment of the thread. */
    final boolean reaches(CheckedThread root, CheckedThread thread, long segment) {
        return roots.get(thread.slot, root.slot) && arrivals[thread.slot].since(root.slot) <= segment;
    }

    /** The dependency by which the root's active transaction came to the thread first; null if it does not reach it. */
    final Dependency via(CheckedThread root, CheckedThread thread) {
        return roots.get(thread.slot, root.slot) ? arrivals[thread.slot].via(root.slot) : null;
    }

    /** Whether any active transaction reaches that segment of the thread. */
    final boolean isReachedBy(CheckedThread thread, long segment) {
        Arrivals known = arrivalsOf(thread);
        return known != null && known.anyBy(segment, roots.row(thread.slot));
    }

    /** A lower bound for the segments of the thread that are reached: {@link #isReachedBy} gives the exact answer. */
    final long notBefore(CheckedThread thread) {
        Arrivals known = arrivalsOf(thread);
        return known == null ? Segments.NEVER : known.notBefore();
    }

    private Arrivals arrivalsOf(CheckedThread thread) {
        return thread.slot < arrivals.length ? arrivals[thread.slot] : null;
    }

    /**
     * Whether a dependency from this segment of the source brings an active transaction to the sink that has not reached it yet: one that
     * reaches the source, or the source's own.
     */
    final boolean growsBy(CheckedThread source, boolean sourceActive, long segment, CheckedThread sink) {
        long[] there = roots.row(source.slot);
        long[] here = roots.row(sink.slot);
        startNewRoots(there.length, source.slot);
        long any = 0;
        for (int word = 0; word < there.length; word++) {
            long bits = word < here.length ? there[word] & ~here[word] : there[word];
            newRoots[word] = bits;
            any |= bits;
        }
        if (any != 0) {
            if (sink.slot >>> 6 < newWords) {
                newRoots[sink.slot >>> 6] &= ~(1L << sink.slot);
            }
            arrivals[source.slot].removeLater(segment, newRoots, newWords);
        }
        if (sourceActive && !roots.get(sink.slot, source.slot)) {
            newRoots[source.slot >>> 6] |= 1L << source.slot;
        }
        while (newWords > 0 && newRoots[newWords - 1] == 0) {
            newWords--;
        }
        return newWords > 0;
    }

    /** Makes room for this many words and for the slot; the rest is empty. */
    private void startNewRoots(int words, int slot) {
        newWords = Math.max(words, (slot >>> 6) + 1);
        if (newWords > newRoots.length) {
            int length = Math.max(newWords, 2 * newRoots.length);
            long[] behind = new long[length];
            newRoots = new long[length];
            rootsBehind = behind;
        }
        Arrays.fill(newRoots, words, newWords, 0);
    }

    /** Adds the dependency for each of the active transactions that the last call of {@link #growsBy} has found. */
    abstract void take(Dependency dependency);

    /** The new roots reach the thread from this segment on, which is its last one. */
    final void enter(CheckedThread thread, long since, Dependency via) {
        thread.reachedSince = Math.min(thread.reachedSince, since);
        arrivalsAt(thread.slot).add(newRoots, newWords, roots.row(thread.slot), since, via);
        enter(thread.slot, newRoots);
    }

    /** The new roots reach everything that the thread's active transaction reaches, from the same segments and by the same dependencies. */
    final void enterBehind(CheckedThread thread) {
        long[] row = reached.row(thread.slot);
        for (int word = 0; word < row.length; word++) {
            for (long slots = row[word]; slots != 0; slots &= slots - 1) {
                int slot = (word << 6) + Long.numberOfTrailingZeros(slots);
                System.arraycopy(newRoots, 0, rootsBehind, 0, newWords);
                if (roots.get(slot, thread.slot)
                        && arrivals[slot].joinTo(thread.slot, rootsBehind, newWords, roots.row(slot))) {
                    enter(slot, rootsBehind);
                }
            }
        }
    }

    /** First adds where to clear when the root ends, then what is to be cleared there, so that no root remains. */
    private void enter(int slot, long[] entered) {
        for (int word = 0; word < newWords; word++) {
            for (long bits = entered[word]; bits != 0; bits &= bits - 1) {
                reached.set((word << 6) + Long.numberOfTrailingZeros(bits), slot);
            }
        }
        roots.setAll(slot, entered, newWords);
    }

    /** The thread's active transaction has ended and is no longer a root. */
    final void drop(CheckedThread root) {
        long[] row = reached.row(root.slot);
        for (int word = 0; word < row.length; word++) {
            for (long slots = row[word]; slots != 0; slots &= slots - 1) {
                roots.clear((word << 6) + Long.numberOfTrailingZeros(slots), root.slot);
            }
            row[word] = 0;
        }
    }

    /** Frees the memory of a slot that nobody reaches and that is not a root. */
    final void forget(int slot) {
        roots.forget(slot);
        reached.forget(slot);
        if (slot < arrivals.length && arrivals[slot] != null) {
            arrivals[slot].giveBack();
            arrivals[slot] = null;
        }
    }

    private Arrivals arrivalsAt(int slot) {
        if (slot >= arrivals.length) {
            arrivals = Arrays.copyOf(arrivals, Math.max(slot + 1, 2 * arrivals.length));
        }
        if (arrivals[slot] == null) {
            arrivals[slot] = new Arrivals(memory);
        }
        return arrivals[slot];
    }
}
