package dev.atomicity.checker;

/**
 * Decides event by event which transactions another thread has interrupted.
 *
 * <p>The caller keeps the shadows: for each variable and lock the segment ({@link CheckedThread#segment}) of the
 * last conflicting access of each thread. When a thread touches something that another thread touched before, the
 * caller passes the dependency, then stores the thread's segment, which the dependency may have changed. Dependencies
 * between events with another conflicting event between them may be left out: they follow.
 *
 * <p>On line each thread passes what it does itself, at the same time as others.
 *
 * <p>A class and not an interface: where only one algorithm is loaded, the JVM calls it directly.
 */
public abstract class AtomicityAlgorithm {
    /** Guards the table of threads, for starting and finishing, and whatever else an algorithm keeps for all threads. */
    final Object lock = new Object();

    private final SlotTable threads = new SlotTable(this::frees);

    /** A thread that has not done anything yet; the caller may have more to keep for it. */
    public final <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        synchronized (lock) {
            return threads.start(maker);
        }
    }

    /** The thread has ended: no event of it will come, and an active transaction is complete. */
    public final void finish(CheckedThread thread) {
        if (thread.inTransaction() || thread.mayReachOthers) {
            end(thread);
        }
        synchronized (lock) {
            threads.finish(thread);
        }
    }

    /** Whether nobody needs the thread, which has ended; then what was kept for its slot is forgotten. The lock is held. */
    abstract boolean frees(CheckedThread finished);

    /** An outermost atomic region begins on the thread. */
    public final void begin(CheckedThread thread) {
        thread.segment++;
        beginning(thread);
        thread.beginTransaction();
        thread.transactions++; // last: a begin that failed has not happened
    }

    /** Forgets what was known of the last transaction of the thread, which is about to begin another one. */
    abstract void beginning(CheckedThread thread);

    /**
     * The active transaction is complete. What follows on the thread is outside it. If it fails, it may be called again, to do
     * what is left to do.
     */
    public final void end(CheckedThread thread) {
        thread.transactionStart = Segments.NEVER;
        if (thread.mayReachOthers) {
            drop(thread);
        }
        thread.segment++;
    }

    /**
     * The transaction of the thread has ended: what it reached is no longer reached by it, and {@link CheckedThread#mayReachOthers}
     * is no longer set.
     */
    abstract void drop(CheckedThread thread);

    /** The thread that has the slot of that segment now: the segment's own thread as long as the segment matters. */
    public final CheckedThread threadOf(long segment) {
        return threads.get(Segments.slotOf(segment));
    }

    /** Whether the transaction of that segment is active; a thread that ends it at the same time may have done so already. */
    public final boolean isActive(long segment) {
        return threadOf(segment).transactionStart <= segment;
    }

    /** Whether what was done in that segment may be, or become, as if it had not happened: see {@link Attempts}. */
    public final boolean mayBeInVain(long segment) {
        return threadOf(segment).attempts.mayAbandon(segment);
    }

    /** The thread that has that slot now. */
    public final CheckedThread threadAt(int slot) {
        return threads.get(slot);
    }

    /**
     * Whether an active transaction may still reach that segment. If not, none ever will: a dependency from it changes
     * nothing.
     */
    public abstract boolean isReached(long segment);

    /**
     * Whether no dependency from that segment can matter any more, now or later: no active transaction reaches it, and
     * none will, because a dependency never enters the past.
     */
    public abstract boolean isDead(long segment);

    /**
     * An event of the sink conflicts with an earlier event of another thread. The sink is about to do the event; its
     * segment may be another one afterwards.
     *
     * @param base what has the variable, with {@code place} in it; only {@link CheckedThread#variable} looks at them
     */
    public abstract void dependency(
            long sourceSegment,
            long sourceTransaction,
            long sourceEvent,
            CheckedThread sink,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place);

    /** The same where no variable is involved: the source started the sink's thread, or is the last event of its own. */
    public void dependency(
            long sourceSegment, long sourceTransaction, long sourceEvent, CheckedThread sink, long sinkEvent) {
        dependency(sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, Conflict.START_OR_END, null, 0);
    }
}
