package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.OnlineShadows;

/** What is known of the calls of the JDK that a thread makes: used by its own thread alone. */
public final class CallState {
    private static final int REMEMBERED = 8;

    /** Whether the call that is about to be recorded has changed nothing, though it might have. */
    private boolean hasFailed;

    /** What was read since an optimistic stamp was taken; null if there is none, or it is no longer of interest. */
    private OptimisticReads optimistic;

    private boolean isOptimistic;

    /** The atomic on which the last attempt has failed, as long as nothing has come of it; null if none. */
    private CompoundVariable attempted;

    private long attemptedState;
    private int attemptSite;

    /** The last variables that were read, in which transaction, and after which change; made when there is one. */
    private Object[] variables;

    private long[] transactions;
    private long[] changes;
    private int next;

    // ---------------------------------------------------------------- attempts

    /** A hook of the thread has failed: what was to be recorded later is forgotten. */
    public void giveUp() {
        dropUses(0);
        hasFailed = false;
        attempted = null;
        optimistic = null;
    }

    // ---------------------------------------------------------------- objects that a call needs for itself

    /** The innermost call that needs an object for itself, see {@code ObjectHooks.useAlone}; null if there is none. */
    private ExclusiveUse use;

    public ExclusiveUse use() {
        return use;
    }

    public void setUse(ExclusiveUse begun) {
        use = begun;
    }

    /** The call on that object is over, and so are all that were made in it. */
    public ExclusiveUse takeUse(Object object) {
        while (use != null && use.object != object) {
            dropUse();
        }
        ExclusiveUse mine = use;
        use = mine == null ? null : mine.outer;
        return mine;
    }

    private void dropUse() {
        use.shadow.dropUse(use);
        use = use.outer;
    }

    /** All calls are over that were begun when the thread was in the middle of so many others, or more. */
    public void dropUses(int depth) {
        while (use != null && use.depth >= depth) {
            dropUse();
        }
    }

    public void setFailed(boolean failed) {
        hasFailed = failed;
    }

    public boolean takeFailed() {
        boolean failed = hasFailed;
        hasFailed = false;
        return failed;
    }

    /**
     * An attempt on an atomic has failed: the program knows now that somebody else came first. Whether it makes use of that
     * is not known yet. If it tries again, waits, or goes, it does not, and nobody needs to know of the attempt: not the
     * one who has a lock and whom others only ask for it. Otherwise the attempt was a read, recorded with what comes next.
     */
    public void failAttempt(CompoundVariable atomic, long state, int site, ThreadState thread) {
        attempted = atomic;
        attemptedState = state;
        attemptSite = site;
        thread.segment++; // so that what comes next is not taken for known, but comes here
        thread.allowPlainStores();
    }

    public boolean hasFailedAttempt() {
        return attempted != null;
    }

    /** Something follows that may depend on what the attempt has seen. */
    public void tellAttempt(OnlineShadows shadows, ThreadState thread) {
        CompoundVariable atomic = attempted;
        dropAttempt(thread);
        atomic.readAllIfUnchanged(attemptedState, shadows, thread, attemptSite);
    }

    /** Another attempt follows on that atomic. */
    public void dropAttemptOn(CompoundVariable atomic, ThreadState thread) {
        if (atomic == attempted) {
            dropAttempt(thread);
        }
    }

    /** Nothing came of the attempt. */
    public void dropAttempt(ThreadState thread) {
        if (attempted != null) {
            attempted = null;
            thread.allowPlainStores();
        }
    }

    /** Whether something is to be recorded later: then every access takes the long way, where that is done. */
    boolean isDeferring() {
        return optimistic != null || attempted != null;
    }

    // ---------------------------------------------------------------- optimistic reads

    /** An optimistic stamp is taken; there are programs that read with one that is not valid from the start. */
    public void beginOptimistic(boolean valid, ThreadState thread) {
        optimistic = new OptimisticReads();
        isOptimistic = valid;
        thread.allowPlainStores();
    }

    /** Whether the read of a variable is recorded later, or never. */
    public boolean defers(Object base, long offset, int site) {
        return optimistic != null && optimistic.add(base, offset, site);
    }

    /** Nobody has asked whether the stamp was valid. Returns what is to be recorded now, or null. */
    public OptimisticReads endOptimistic(ThreadState thread) {
        return endOptimistic(isOptimistic, thread);
    }

    /** It is known whether the stamp was valid. Returns what is to be recorded now, or null. */
    public OptimisticReads endOptimistic(boolean valid, ThreadState thread) {
        OptimisticReads reads = optimistic;
        if (reads == null) {
            return null;
        }
        optimistic = null;
        thread.allowPlainStores();
        return valid ? reads : null;
    }

    // ---------------------------------------------------------------- what was read

    /**
     * The thread has read a variable.
     *
     * @param change the number of the last change before
     */
    public void hasRead(Object variable, ThreadState thread, long change) {
        if (!thread.inTransaction()) {
            return;
        }
        if (variables == null) {
            long[] ofTransactions = new long[REMEMBERED];
            changes = new long[REMEMBERED];
            transactions = ofTransactions;
            variables = new Object[REMEMBERED]; // last: with it, there are all three
        }
        int index = indexOf(variable);
        if (index < 0) {
            index = next;
            next = (next + 1) % REMEMBERED;
        } else if (transactions[index] == thread.transaction()) {
            return; // the first read of a transaction counts
        }
        variables[index] = variable;
        transactions[index] = thread.transaction();
        changes[index] = change;
    }

    /** Whether the active transaction has read the variable before the change with that number. */
    public boolean hasReadBefore(long change, Object variable, ThreadState thread) {
        int index = indexOf(variable);
        return index >= 0
                && thread.inTransaction()
                && transactions[index] == thread.transaction()
                && changes[index] < change;
    }

    private int indexOf(Object variable) {
        if (variables != null) {
            for (int i = 0; i < REMEMBERED; i++) {
                if (variables[i] == variable) {
                    return i;
                }
            }
        }
        return -1;
    }
}
