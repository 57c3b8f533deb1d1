package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.OnlineShadows;

/** How the last JDK calls of a thread ended, and what is recorded only when their results are known. Used by its own thread alone. */
public final class CallOutcome {
    /** Whether the call that is about to be recorded has changed nothing, though it might have. */
    private boolean hasFailed;

    /** Whether the program continues as if that call had changed something. */
    private boolean isIgnored;

    /** What was read since an optimistic stamp was taken; null if there is none, or it is no longer of interest. */
    private OptimisticReads optimistic;

    private boolean isOptimistic;

    /** The atomic on which the last attempt has failed, as long as it is not known whether the program uses the failure; null if none. */
    private AtomicVariable attempted;

    private long attemptedState;
    private int attemptSite;

    /** A hook of the thread has failed: what was to be recorded later is forgotten. */
    public void giveUp() {
        hasFailed = false;
        attempted = null;
        optimistic = null;
    }

    public void setFailed(boolean failed) {
        hasFailed = failed;
        isIgnored = false;
    }

    public void ignoreFailure() {
        isIgnored = true;
    }

    /** Must be called before {@link #takeFailed}. */
    public boolean isIgnored() {
        return isIgnored;
    }

    public boolean takeFailed() {
        boolean failed = hasFailed;
        hasFailed = false;
        return failed;
    }

    /**
     * An attempt on an atomic has failed: the program now knows that another thread came first. Whether it makes use of that is not known
     * yet. If it tries again, waits, or returns, it does not, and the attempt is not recorded: it must not count as a read that
     * interrupts the holder of a spin lock. Otherwise the attempt was a read, recorded with the next event.
     */
    public void failAttempt(AtomicVariable atomic, long state, int site, ThreadState thread) {
        attempted = atomic;
        attemptedState = state;
        attemptSite = site;
        thread.segment++; // so that the fast path does not treat the next access as known
        thread.allowPlainStores();
    }

    public boolean hasFailedAttempt() {
        return attempted != null;
    }

    /** Something follows that may depend on the result of the failed attempt, so it is recorded as a read. */
    public void recordAttempt(OnlineShadows shadows, ThreadState thread) {
        AtomicVariable atomic = attempted;
        dropAttempt(thread);
        atomic.readAllIfUnchanged(attemptedState, shadows, thread, attemptSite);
    }

    /** Another attempt on that atomic follows: the failed one is not recorded. */
    public void dropAttemptOn(AtomicVariable atomic, ThreadState thread) {
        if (atomic == attempted) {
            dropAttempt(thread);
        }
    }

    /** The failed attempt is not recorded: the program makes no use of its result. */
    public void dropAttempt(ThreadState thread) {
        if (attempted != null) {
            attempted = null;
            thread.allowPlainStores();
        }
    }

    /** Whether something is to be recorded later: then every access takes the slow path, which does it. */
    boolean isDeferring() {
        return optimistic != null || attempted != null;
    }

    // ---------------------------------------------------------------- optimistic reads

    /** An optimistic stamp is taken; some programs read even if the stamp is not valid from the start. */
    public void beginOptimistic(boolean valid, ThreadState thread) {
        optimistic = new OptimisticReads();
        isOptimistic = valid;
        thread.allowPlainStores();
    }

    /** Whether the read of a variable is recorded later, or never. */
    public boolean defers(Object base, long offset, int site) {
        return optimistic != null && optimistic.add(base, offset, site);
    }

    /** The stamp was not validated. Returns what is to be recorded now, or null. */
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
}
