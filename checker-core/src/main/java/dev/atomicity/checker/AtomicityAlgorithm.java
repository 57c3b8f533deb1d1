package dev.atomicity.checker;

/**
 * Decides, event by event, which transactions were interrupted by another thread.
 *
 * <p>The caller keeps the shadows: for each variable and lock the segment ({@link CheckedThread#segment}) of the last conflicting access
 * of each thread. When a thread accesses something that another thread has accessed before, the caller passes the dependency and then
 * stores the thread's segment, which the dependency may have changed. A dependency may be left out if there is another conflicting event
 * between its two events: it follows from the others.
 *
 * <p>In a running program, each thread passes its own events, concurrently with other threads.
 *
 * <p>This is a class and not an interface, so that the JVM calls the algorithm directly if only one is loaded.
 */
public abstract class AtomicityAlgorithm {
    /** Guards the table of threads when threads start and end, and everything else that an algorithm keeps for all threads. */
    final Object lock = new Object();

    private final SlotTable threads = new SlotTable(this::frees);

    /** Adds a thread that has not done anything yet. The caller may add state of its own to it. */
    public final <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        synchronized (lock) {
            return threads.start(maker);
        }
    }

    /** The thread has ended: there will be no more events of it, and its active transaction is complete. */
    public final void finish(CheckedThread thread) {
        if (thread.inTransaction() || thread.mayReachOthers) {
            end(thread);
        }
        synchronized (lock) {
            threads.finish(thread);
        }
    }

    /** Whether a thread that has ended is no longer needed. If so, everything that was kept for its slot is dropped. The lock is held. */
    abstract boolean frees(CheckedThread finished);

    /** An outermost atomic region begins on the thread. */
    public final void begin(CheckedThread thread) {
        thread.segment++;
        beginning(thread);
        thread.beginTransaction();
        thread.transactions++; // last, so that a begin that failed has not happened
    }

    /** Drops what is known about the last transaction of the thread, which is about to begin another one. */
    abstract void beginning(CheckedThread thread);

    /**
     * The active transaction is complete. What follows on the thread is outside it. If this method fails, it may be called again to
     * complete its work.
     */
    public final void end(CheckedThread thread) {
        thread.transactionStart = Segments.NEVER;
        if (thread.mayReachOthers) {
            drop(thread);
        }
        thread.segment++;
    }

    /** The transaction of the thread has ended: it no longer reaches any thread, and {@link CheckedThread#mayReachOthers} is false. */
    abstract void drop(CheckedThread thread);

    /** The thread that has the slot of this segment now: the thread of the segment itself as long as the segment matters. */
    public final CheckedThread threadOf(long segment) {
        return threads.get(Segments.slotOf(segment));
    }

    /** Whether the transaction of this segment is active. If its thread ends it at the same time, it may have ended already. */
    public final boolean isActive(long segment) {
        return threadOf(segment).transactionStart <= segment;
    }

    /** Whether the events of this segment are discarded or may still be: see {@link Attempts}. */
    public final boolean mayBeInVain(long segment) {
        return threadOf(segment).attempts.mayAbandon(segment);
    }

    /** The thread that has this slot now. */
    public final CheckedThread threadAt(int slot) {
        return threads.get(slot);
    }

    /** Whether an active transaction may still reach this segment. If not, none ever will, and a dependency from it changes nothing. */
    public abstract boolean isReached(long segment);

    /**
     * Whether no dependency from this segment can matter any more, now or later: no active transaction reaches it, and none will, because
     * a dependency never leads into the past.
     */
    public abstract boolean isDead(long segment);

    /**
     * An event of the sink conflicts with an earlier event of another thread. The sink is about to execute the event; its segment may be
     * a different one afterwards.
     *
     * @param base the object that has the variable, at {@code place}; used by {@link CheckedThread#variable} only
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

    /** The same if no variable is involved: the source started the thread of the sink, or is the last event of its thread. */
    public void dependency(
            long sourceSegment, long sourceTransaction, long sourceEvent, CheckedThread sink, long sinkEvent) {
        dependency(sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, Conflict.START_OR_END, null, 0);
    }
}
