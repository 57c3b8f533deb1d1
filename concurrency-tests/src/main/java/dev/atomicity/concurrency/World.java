package dev.atomicity.concurrency;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Segments;
import dev.atomicity.checker.Witness;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;
import dev.atomicity.shadow.TakenVariables;

/** A checker with a few threads, each in a transaction, and the shadows of a few variables. */
final class World {
    private static final int WORDS = ShadowWords.BYTES / Long.BYTES;

    final Davida davida;
    final OnlineShadows shadows;
    final CheckedThread[] threads;

    /** By thread, whose slots are their numbers. */
    private final TakenVariables[] taken;

    /** By thread: whether its transaction was found to be cut. Written under the checker's lock. */
    private final boolean[] cut;

    World(int threadCount) {
        cut = new boolean[threadCount];
        davida = new Davida(new Findings() {
            @Override
            public void violation(CheckedThread thread, Witness witness) {
                cut[thread.id] = true;
            }

            @Override
            public void cycle(CheckedThread thread, Witness witness) {
                // not asked for here
            }
        });
        TakenVariables[] bySlot = new TakenVariables[threadCount];
        taken = bySlot;
        shadows = new OnlineShadows(davida, segment -> 0, slot -> bySlot[slot]);
        threads = new CheckedThread[threadCount];
        for (int i = 0; i < threadCount; i++) {
            threads[i] = davida.start(i);
            taken[i] = new TakenVariables(Segments.slotOf(threads[i].segment));
            davida.begin(threads[i]);
        }
    }

    static long[] newVariable() {
        return new long[WORDS];
    }

    void read(int thread, long[] variable) {
        if (shadows.alone.read(threads[thread], taken[thread], variable, Memory.LONG_ARRAY_BASE, 1)) {
            return;
        }
        long reader = shadows.acquire(taken[thread], variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.read(threads[thread], variable, Memory.LONG_ARRAY_BASE, reader, 1);
        OnlineShadows.release(taken[thread], variable, Memory.LONG_ARRAY_BASE, next);
    }

    void write(int thread, long[] variable) {
        if (shadows.alone.write(threads[thread], taken[thread], variable, Memory.LONG_ARRAY_BASE, 1)) {
            return;
        }
        long reader = shadows.acquire(taken[thread], variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.write(threads[thread], variable, Memory.LONG_ARRAY_BASE, reader, 1);
        OnlineShadows.release(taken[thread], variable, Memory.LONG_ARRAY_BASE, next);
    }

    /** What instrumented code asks before it calls the hook: whether the write is recorded already. */
    boolean isWriteKnown(int thread, long[] variable) {
        return variable[0] == threads[thread].segment && variable[1] == 0;
    }

    static boolean hasReaders(long[] variable) {
        return variable[1] != 0;
    }

    /** The thread whose write is the last one. */
    int lastWriter(long[] variable) {
        return davida.threadOf(variable[0]).id;
    }

    /**
     * Whether the checker knows that the transaction of one thread comes before what another one did: a dependency back
     * must then cut it. For one thread, when all others are done.
     */
    boolean isBefore(int first, int second) {
        cut[first] = false;
        long[] back = newVariable();
        write(second, back);
        write(first, back);
        return cut[first];
    }
}
