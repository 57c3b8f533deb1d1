package dev.atomicity.checker;

/**
 * Davida: finds every violation, with its witness, and every trace that is not serializable.
 *
 * <p>What concerns one thread only needs no lock. Entries are added and cleared under one lock, which is acquired only for a dependency
 * from an event that an active transaction still reaches. A trace has a single caller, and uses the same code.
 */
public final class Davida extends AtomicityAlgorithm {
    private final HappensBeforeTrees trees;
    private final TransactionOrder order;
    private final Findings findings;

    /** The number of dependencies that added something; guarded by the lock, as are the entries of all threads. */
    private long taken;

    public Davida(Findings findings) {
        this(findings, Long.MAX_VALUE);
    }

    /**
     * @param maxBytes how much memory may be used for what threads know about each other's active transactions. If that is not enough,
     *     {@link #dependency} throws a {@link CheckerLimit}
     */
    public Davida(Findings findings, long maxBytes) {
        MemoryBudget memory = new MemoryBudget(maxBytes);
        this.trees = new HappensBeforeTrees(memory);
        this.order = new TransactionOrder(memory);
        this.findings = findings;
    }

    /** A thread that has not done anything yet. */
    public CheckedThread start(int id) {
        return start(place -> new CheckedThread(id, place));
    }

    @Override
    void beginning(CheckedThread thread) {
        thread.violationReported = false;
        thread.cycleReported = false;
    }

    @Override
    void drop(CheckedThread thread) {
        synchronized (lock) {
            trees.drop(thread);
            order.drop(thread);
            thread.mayReachOthers = false;
        }
    }

    @Override
    public boolean isReached(long segment) {
        return threadOf(segment).isReached(segment);
    }

    @Override
    public boolean isDead(long segment) {
        CheckedThread source = threadOf(segment);
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

    @Override
    boolean frees(CheckedThread finished) {
        boolean isFree =
                !trees.isReachedBy(finished, finished.segment) && !order.isReachedBy(finished, finished.segment);
        if (isFree) {
            // A slot that is rarely used must not keep the memory that a busy thread once needed.
            trees.forget(finished.slot);
            order.forget(finished.slot);
        }
        return isFree;
    }

    /** Whether an active transaction of another thread reaches this segment of the thread. The lock is held. */
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
        CheckedThread source = threadOf(sourceSegment);
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
        Dependency dependency = Dependency.of(
                source, segment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place, ++taken);
        if (cuts) {
            reportViolation(dependency);
        } else if (closesRing) {
            reportCycle(dependency);
        }
        // What the sink did before does not depend on the source, so a new segment begins. The transaction order does
        // not need that
        // inside a transaction: there the whole transaction comes after the source.
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

    /** Whether the thread's active transaction began by this segment. If so, the thread clears its entries at its end. */
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
