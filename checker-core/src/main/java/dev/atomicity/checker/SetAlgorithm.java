package dev.atomicity.checker;

/**
 * Checks each atomic set by itself. Rings are passed to {@link CheckedThread#found}; the threads have {@link Activations}.
 *
 * <p>The only lock for all is that of the table of threads: what concerns a set is guarded by the set.
 */
public final class SetAlgorithm extends AtomicityAlgorithm {
    private final SlotTable threads = new SlotTable(CheckedThread::isInNoSet);

    @Override
    public <T extends CheckedThread> T start(CheckedThread.Maker<T> maker) {
        synchronized (threads) {
            return threads.start(maker);
        }
    }

    @Override
    public void finish(CheckedThread thread) {
        if (thread.inTransaction() || thread.mayReachOthers) {
            end(thread);
        }
        synchronized (threads) {
            threads.finish(thread);
        }
    }

    @Override
    public void begin(CheckedThread thread) {
        thread.segment++;
        thread.activations.forgetRecorded();
        thread.beginTransaction();
        thread.transactions++; // last: a begin that failed has not happened
    }

    @Override
    public void end(CheckedThread thread) {
        thread.transactionStart = Segments.NEVER;
        if (thread.mayReachOthers) {
            thread.leaveSets();
            thread.mayReachOthers = false;
        }
        thread.segment++;
    }

    @Override
    public CheckedThread threadOf(long segment) {
        return threads.get(Segments.slotOf(segment));
    }

    @Override
    public boolean isActive(long segment) {
        return threadOf(segment).transactionStart <= segment;
    }

    @Override
    public CheckedThread threadAt(int slot) {
        return threads.get(slot);
    }

    @Override
    public boolean isReached(long segment) {
        return threadOf(segment).isReachedInSets(segment);
    }

    @Override
    public boolean isDead(long segment) {
        return !isReached(segment);
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
        AtomicSet set = source.isReachedInSets(sourceSegment) ? sink.setOf(base, place) : null;
        if (set != null) {
            set.dependency(
                    source, sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place);
        }
    }
}
