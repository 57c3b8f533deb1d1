package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/** A group of variables that remembers which thread has changed it last, and how often it was changed. */
public abstract class GroupWithHistory extends VariableGroup {
    /** Used while the shadow is held. */
    final ChangeHistory history = new ChangeHistory();

    GroupWithHistory(String name, long number, int index) {
        super(name, number, index);
    }

    /** The number of the last change. */
    public final long currentState(OnlineShadows shadows, ThreadState thread) {
        long reader = hold(shadows, thread);
        long state = history.changes();
        release(thread, reader);
        return state;
    }

    /** Whether another thread has changed it since it was in that state. */
    public final boolean isChangedByOthersSince(long state, OnlineShadows shadows, ThreadState thread) {
        long reader = hold(shadows, thread);
        boolean isChanged = history.lastChangeByOthers(thread.id) > state;
        release(thread, reader);
        return isChanged;
    }

    /** How often something was read or changed; while it is held. */
    final long uses() {
        return history.uses();
    }

    /** The number of the last change; while it is held. */
    public final long state() {
        return history.changes();
    }

    /** Whether another thread has changed it since the active transaction has first read it; while it is held. */
    public final boolean hasChangedSinceRead(ThreadState thread) {
        return history.hasChangedSinceRead(whole, thread);
    }

    /** Whether the last change of all is one of the thread's active transaction. */
    public final boolean wasWrittenInTransaction(ThreadState thread) {
        return history.wasWholeChangedLastBy(thread.id)
                && whole[0] != 0
                && thread.inTransaction()
                && thread.log.ordinalOf(whole[0]) == thread.transaction();
    }
}
