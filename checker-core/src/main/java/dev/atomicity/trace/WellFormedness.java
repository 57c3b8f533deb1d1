package dev.atomicity.trace;

import java.util.Arrays;

/**
 * Refuses what no run of a program can be, before a checker sees it: each method returns what is wrong with the event,
 * or null. State is a few numbers for each thread and each lock.
 */
final class WellFormedness {
    private static final int FREE = -1;

    private static final byte STARTED = 1;
    private static final byte FORKED = 2;
    private static final byte JOINED = 4;

    private final SymbolTable threads;
    private final SymbolTable locks;

    private byte[] lives = new byte[16]; // by thread: STARTED, FORKED, JOINED
    private int[] depths = new int[16]; // by thread: open regions
    private int[] holders = new int[16]; // by lock
    private int[] holds = new int[16]; // by lock: how often the holder has it

    WellFormedness(SymbolTable threads, SymbolTable locks) {
        this.threads = threads;
        this.locks = locks;
        Arrays.fill(holders, FREE);
    }

    String event(int thread) {
        ensureThread(thread);
        byte life = lives[thread];
        if ((life & JOINED) != 0) {
            return "thread " + threads.name(thread) + " does something after it was joined";
        }
        lives[thread] = (byte) (life | STARTED);
        return null;
    }

    String acquire(int thread, int lock) {
        ensureLock(lock);
        if (holders[lock] == FREE) {
            holders[lock] = thread;
        } else if (holders[lock] != thread) {
            return "lock " + locks.name(lock) + " is acquired by " + threads.name(thread) + " while "
                    + threads.name(holders[lock]) + " holds it";
        }
        holds[lock]++;
        return null;
    }

    String release(int thread, int lock) {
        ensureLock(lock);
        if (holders[lock] != thread) {
            return "lock " + locks.name(lock) + " is released by " + threads.name(thread) + ", which does not hold it";
        }
        if (--holds[lock] == 0) {
            holders[lock] = FREE;
        }
        return null;
    }

    String fork(int thread, int child) {
        ensureThread(child);
        byte life = lives[child];
        if (thread == child) {
            return "thread " + threads.name(thread) + " forks itself";
        }
        if (life != 0) {
            String why = (life & JOINED) != 0 ? "joined" : (life & FORKED) != 0 ? "forked" : "running";
            return "thread " + threads.name(child) + " is forked, but it was already " + why;
        }
        lives[child] = FORKED;
        return null;
    }

    String join(int thread, int child) {
        ensureThread(child);
        if (thread == child) {
            return "thread " + threads.name(thread) + " joins itself";
        }
        lives[child] |= JOINED;
        return null;
    }

    /** Opens a region; returns whether it is an outermost one. */
    boolean begin(int thread) {
        return depths[thread]++ == 0;
    }

    String end(int thread) {
        return depths[thread] == 0 ? "thread " + threads.name(thread) + " ends a region, but none is open" : null;
    }

    /** Closes a region; returns whether it was an outermost one. */
    boolean closeRegion(int thread) {
        return --depths[thread] == 0;
    }

    private void ensureThread(int thread) {
        if (thread >= lives.length) {
            int length = Math.max(thread + 1, 2 * lives.length);
            lives = Arrays.copyOf(lives, length);
            depths = Arrays.copyOf(depths, length);
        }
    }

    private void ensureLock(int lock) {
        if (lock >= holders.length) {
            int length = holders.length;
            holders = Arrays.copyOf(holders, Math.max(lock + 1, 2 * length));
            Arrays.fill(holders, length, holders.length, FREE);
            holds = Arrays.copyOf(holds, holders.length);
        }
    }
}
