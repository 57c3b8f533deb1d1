package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.OptimisticReads;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/** Records what was read with an optimistic stamp, when the stamp has turned out to be valid. */
public final class DeferredReads {
    private DeferredReads() {}

    /**
     * @param reads null if there is nothing to record
     */
    public static void record(OptimisticReads reads, ThreadState thread) {
        for (int i = 0; reads != null && i < reads.count(); i++) {
            try {
                OnlineChecker online = HookEntry.enter(thread, reads.site(i));
                if (online != null) {
                    record(i, reads, online.shadows, thread);
                    HookEntry.leave(thread);
                }
            } catch (Throwable e) {
                thread.failure = e;
                HookFailures.giveUp(thread, reads.site(i));
            }
        }
    }

    /** If the variable was written since it was read, nothing is recorded: otherwise the write would seem to come before the read. */
    private static void record(int index, OptimisticReads reads, OnlineShadows shadows, ThreadState thread) {
        Object base = reads.base(index);
        long offset = reads.offset(index);
        long reader = shadows.acquire(thread.taken, base, offset);
        long next = reader;
        try {
            if (reads.isUnchanged(index)) {
                next = shadows.read(thread, base, offset, reader, reads.site(index));
                thread.noteRead(next, shadows);
                Events.read(thread, base, offset, null, reads.site(index));
            } else {
                thread.meetsSomebody();
            }
        } finally {
            OnlineShadows.release(thread.taken, base, offset, next);
        }
    }
}
