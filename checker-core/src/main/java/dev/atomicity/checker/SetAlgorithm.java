package dev.atomicity.checker;

/**
 * Checks each atomic set by itself. Rings are passed to {@link CheckedThread#found}; the threads have {@link Activations}.
 *
 * <p>The only lock that all threads share is that of the table of threads: everything that concerns one set is guarded by the set.
 */
public final class SetAlgorithm extends AtomicityAlgorithm {
    @Override
    boolean frees(CheckedThread finished) {
        return finished.isInNoSet();
    }

    @Override
    void beginning(CheckedThread thread) {
        thread.activations.forgetRecorded();
        thread.started.transactionBegins();
    }

    @Override
    void drop(CheckedThread thread) {
        thread.leaveSets();
        thread.mayReachOthers = false;
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
        if (set == null || !source.leadsOn(sourceSegment)) {
            return;
        }
        boolean isInterrupted = set.dependency(
                source, sourceSegment, sourceTransaction, sourceEvent, sink, sinkEvent, conflict, base, place);
        if (!isInterrupted && sink.inTransaction() && source.entries.areBefore(sourceSegment)) {
            SetUnion union = SetUnion.of(set, sink);
            if (union != null) {
                union.look(source, sourceSegment, sourceTransaction, sourceEvent, sinkEvent, conflict, base, place);
            }
        }
    }
}
