package dev.atomicity.hooks;

import dev.atomicity.shadow.OnlineShadows;

/**
 * What a thread has read since it took an optimistic stamp: recorded when the stamp turns out to be valid, forgotten when it
 * does not. For what is read in vain cuts nobody, neither the reader nor the writer. Used by its own thread alone.
 */
final class OptimisticReads {
    private static final int MOST = 64;

    private final Object[] bases = new Object[MOST];
    private final long[] offsets = new long[MOST];
    private final int[] sites = new int[MOST];

    /** Who had written the variable last. */
    private final long[] writers = new long[MOST];

    private int count;

    /** Whether there was room for one more. */
    boolean add(Object base, long offset, int site) {
        if (count == MOST) {
            return false;
        }
        writers[count] = OnlineShadows.writer(base, offset);
        bases[count] = base;
        offsets[count] = offset;
        sites[count++] = site;
        return true;
    }

    void tell(ThreadState thread) {
        for (int i = 0; i < count; i++) {
            try {
                OnlineChecker online = Hooks.enter(thread, sites[i]);
                if (online != null) {
                    tell(i, online, thread);
                    Hooks.leave(thread);
                }
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, sites[i]);
            }
        }
    }

    /** What was written since then came after the read, and must not seem to come before it: better not to tell it. */
    private void tell(int index, OnlineChecker online, ThreadState thread) {
        Object base = bases[index];
        long offset = offsets[index];
        long reader = online.shadows.acquire(thread.taken, base, offset);
        long next = reader;
        try {
            if (OnlineShadows.writer(base, offset) == writers[index]) {
                next = online.shadows.read(thread, base, offset, reader, sites[index]);
                thread.hasRead(next);
                Events.read(thread, base, offset, null, sites[index]);
            }
        } finally {
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }
}
