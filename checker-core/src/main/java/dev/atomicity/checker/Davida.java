package dev.atomicity.checker;

/**
 * The checker: every violation with its witness, and every trace that is not serializable, decided event by event.
 *
 * <p>The caller keeps the shadows: for each variable and lock the segment ({@link CheckedThread#segment}) of the
 * last conflicting access of each thread. When a thread touches something that another thread touched before, the
 * caller passes the dependency, then stores the thread's segment, which the dependency may have changed. Dependencies
 * between events with another conflicting event between them may be left out: they follow.
 *
 * <p>On line each thread passes what it does itself, at the same time as others. What concerns one thread alone goes
 * without a lock; entries are made and cleared under one lock, which is taken only when a dependency comes from
 * something that an active transaction still reaches. A trace is one caller, and the same code.
 */
public final class Davida {
    private final HappensBeforeTrees trees;
    private final TransactionOrder order;
    private final SlotTable threads;
    private final Findings findings;

    /** Guards the entries of all threads, and the table of threads. */
    private final Object lock = new Object();

    /** How many dependencies were more than what was known before; guarded by the lock. */
    private long taken;

    public Davida(Findings findings) {
        this(findings, Long.MAX_VALUE);
    }

    /**
     * @param maxBytes how much memory may be taken for what threads know of each other's active transactions; if that
     *     is not enough, {@link #dependency} throws a {@link CheckerLimit}
     */
    public Davida(Findings findings, long maxBytes) {
        MemoryBudget memory = new MemoryBudget(maxBytes);
        this.trees = new HappensBeforeTrees(memory);
        this.order = new TransactionOrder(memory);
        this.threads = new SlotTable(trees, order);
        this.findings = findings;
    }

    /** A thread that has not done anything yet. */
    public CheckedThread start(int id) {
        return start(place -> new CheckedThread(id, place));
    }

    /** The same for a caller with more to keep for each thread. */
    public <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        synchronized (lock) {
            return threads.start(maker);
        }
    }

    /** The thread is over: no event of it will come, and an active transaction is complete. */
    public void finish(CheckedThread thread) {
        if (thread.inTransaction() || thread.mayReachOthers) {
            end(thread);
        }
        synchronized (lock) {
            threads.finish(thread);
        }
    }

    /** An outermost atomic region begins on the thread. */
    public void begin(CheckedThread thread) {
        thread.segment++;
        thread.violationReported = false;
        thread.cycleReported = false;
        thread.beginTransaction();
        thread.transactions++; // last: a begin that failed has not happened
    }

    /**
     * The active transaction is complete. What follows on the thread is outside of it. If it fails, it may be called again, to do
     * what is left to do.
     */
    public void end(CheckedThread thread) {
        thread.transactionStart = Segments.NEVER;
        if (thread.mayReachOthers) {
            synchronized (lock) {
                trees.drop(thread);
                order.drop(thread);
                thread.mayReachOthers = false;
            }
        }
        thread.segment++;
    }

    /** The thread that has the slot of that segment now: the segment's own thread as long as the segment matters. */
    public CheckedThread threadOf(long segment) {
        return threads.get(Segments.slotOf(segment));
    }

    /** Whether the transaction of that segment is active; a thread that ends it at the same time may have done so already. */
    public boolean isActive(long segment) {
        return threads.get(Segments.slotOf(segment)).transactionStart <= segment;
    }

    /** The thread that has that slot now. */
    public CheckedThread threadAt(int slot) {
        return threads.get(slot);
    }

    /**
     * Whether an active transaction may still reach that segment. If not, none ever will: a dependency from it changes
     * nothing.
     */
    public boolean isReached(long segment) {
        return threads.get(Segments.slotOf(segment)).isReached(segment);
    }

    /**
     * Whether no dependency from that segment can matter any more, now or later: no active transaction reaches it, and
     * none will, because a dependency never enters the past.
     */
    public boolean isDead(long segment) {
        CheckedThread source = threads.get(Segments.slotOf(segment));
        if (source.transactionStart <= segment) {
            return false;
        }
        if (source.reachedSince > segment) {
            return true;
        }
        synchronized (lock) {
            return !isReachedBy(source, segment);
        }
    }

    /** Whether an active transaction of another thread reaches that segment of the thread. The lock is held. */
    private boolean isReachedBy(CheckedThread thread, long segment) {
        if (trees.isReachedBy(thread, segment) || order.isReachedBy(thread, segment)) {
            return true;
        }
        thread.reachedSince = Math.min(trees.notBefore(thread), order.notBefore(thread));
        return false;
    }

    /**
     * An event of the sink conflicts with an earlier event of another thread. The sink is about to do the event; its
     * segment may be another one afterwards.
     *
     * @param base what has the variable, with {@code place} in it; only {@link CheckedThread#variable} looks at them
     */
    public void dependency(
            long sourceSegment,
            long sourceTransaction,
            long sourceEvent,
            CheckedThread sink,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place) {
        CheckedThread source = threads.get(Segments.slotOf(sourceSegment));
        if (source.isReached(sourceSegment)) {
            synchronized (lock) {
                takeIn(source, sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place);
            }
        }
    }

    /** The same where no variable is involved: the source started the sink's thread, or is the last event of its own. */
    public void dependency(
            long sourceSegment, long sourceTransaction, long sourceEvent, CheckedThread sink, long sinkEvent) {
        dependency(sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, Conflict.START_OR_END, null, 0);
    }

    private void takeIn(
            CheckedThread source,
            long segment,
            long sourceTransaction,
            long sourceEvent,
            CheckedThread sink,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place) {
        boolean sourceActive = isActiveSince(source, segment);
        if (!sourceActive && !isReachedBy(source, segment)) {
            return;
        }
        boolean active = sink.inTransaction();
        boolean cuts = active && trees.reaches(sink, source, segment);
        boolean closesRing = cuts || (active && order.reaches(sink, source, segment));
        boolean treesGrow = trees.growsBy(source, sourceActive, segment, sink);
        boolean orderGrows = !closesRing && order.growsBy(source, sourceActive, segment, sink);
        if (!closesRing && !treesGrow && !orderGrows) {
            return;
        }
        Object sourceDetail = sink.sourceDetail(source, segment, sourceEvent, base, place);
        Dependency dependency = new Dependency(
                source,
                sourceTransaction,
                sourceEvent,
                sink,
                sink.transaction(),
                sinkEvent,
                conflict,
                conflict == Conflict.START_OR_END ? 0 : sink.variable(base, place),
                sink.regionAtHand(),
                sourceDetail,
                sink.sinkDetail(sourceDetail),
                ++taken);
        if (cuts) {
            reportViolation(dependency);
        } else if (closesRing) {
            reportCycle(dependency);
        }
        // What the sink did before does not depend on the source, so it must be told apart from what comes now.
        // Inside a transaction the order does not ask: there the whole transaction comes after the source.
        if (treesGrow || (orderGrows && !active)) {
            sink.segment++;
        }
        if (treesGrow) {
            trees.take(dependency);
        }
        if (orderGrows) {
            order.take(dependency);
        }
    }

    /** Whether the thread's active transaction began by that segment; if so, the thread will clear up at its end. */
    private static boolean isActiveSince(CheckedThread thread, long segment) {
        if (thread.transactionStart > segment) {
            return false;
        }
        thread.mayReachOthers = true;
        return thread.transactionStart <= segment;
    }

    private void reportViolation(Dependency last) {
        CheckedThread thread = last.sink();
        if (!thread.violationReported) {
            thread.violationReported = true;
            Witness witness = Witness.ofEvents(last, trees);
            if (witness != null) {
                findings.violation(thread, witness);
            }
        }
    }

    private void reportCycle(Dependency last) {
        CheckedThread thread = last.sink();
        if (!thread.cycleReported && !thread.violationReported) {
            thread.cycleReported = true;
            Witness witness = Witness.ofTransactions(last, order);
            if (witness != null) {
                findings.cycle(thread, witness);
            }
        }
    }
}
