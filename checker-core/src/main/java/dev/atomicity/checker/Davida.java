package dev.atomicity.checker;

/**
 * Davida: every violation with its witness, and every trace that is not serializable.
 *
 * <p>What concerns one thread alone goes without a lock; entries are made and cleared under one lock, which is taken only when a
 * dependency comes from something that an active transaction still reaches. A trace is one caller, and the same code.
 */
public final class Davida extends AtomicityAlgorithm {
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
        this.threads = new SlotTable(this::frees);
        this.findings = findings;
    }

    /** A thread that has not done anything yet. */
    public CheckedThread start(int id) {
        return start(place -> new CheckedThread(id, place));
    }

    @Override
    public <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        synchronized (lock) {
            return threads.start(maker);
        }
    }

    @Override
    public void finish(CheckedThread thread) {
        if (thread.inTransaction() || thread.mayReachOthers) {
            end(thread);
        }
        synchronized (lock) {
            threads.finish(thread);
        }
    }

    @Override
    public void begin(CheckedThread thread) {
        thread.segment++;
        thread.violationReported = false;
        thread.cycleReported = false;
        thread.beginTransaction();
        thread.transactions++; // last: a begin that failed has not happened
    }

    @Override
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

    @Override
    public CheckedThread threadOf(long segment) {
        return threads.get(Segments.slotOf(segment));
    }

    @Override
    public boolean isActive(long segment) {
        return threads.get(Segments.slotOf(segment)).transactionStart <= segment;
    }

    @Override
    public CheckedThread threadAt(int slot) {
        return threads.get(slot);
    }

    @Override
    public boolean isReached(long segment) {
        return threads.get(Segments.slotOf(segment)).isReached(segment);
    }

    @Override
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

    /** Whether nobody reaches the thread, which is over. The lock is held. */
    private boolean frees(CheckedThread finished) {
        boolean isFree =
                !trees.isReachedBy(finished, finished.segment) && !order.isReachedBy(finished, finished.segment);
        if (isFree) {
            // A slot that is not needed for long must not hold space that a busy thread once needed.
            trees.forget(finished.slot);
            order.forget(finished.slot);
        }
        return isFree;
    }

    /** Whether an active transaction of another thread reaches that segment of the thread. The lock is held. */
    private boolean isReachedBy(CheckedThread thread, long segment) {
        if (trees.isReachedBy(thread, segment) || order.isReachedBy(thread, segment)) {
            return true;
        }
        thread.reachedSince = Math.min(trees.notBefore(thread), order.notBefore(thread));
        return false;
    }

    @Override
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
                sink.currentRegion(),
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
