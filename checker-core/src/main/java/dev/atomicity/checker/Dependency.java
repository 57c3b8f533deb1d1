package dev.atomicity.checker;

/**
 * Two conflicting events of two threads, in order: source before sink.
 *
 * <p>An event is a number that means something to the caller of the checker (the line of a trace, a site in a program); the checker only
 * returns it. A transaction is its ordinal on its thread, from 1; {@link #UNARY} is an event outside of regions, a transaction by itself.
 *
 * @param conflict what the two events did
 * @param variable the number of the variable or lock on which they conflict, 0 if there is none. Two dependencies of one run have the
 *     same number if and only if they are about the same variable, or about the same lock
 * @param sinkRegion the region that the sink is in, a number like those of events; 0 if there is none, or it is not known
 * @param sourceDetail what else the caller of the checker knows about the source; the checker only returns it with the event. Null if
 *     there is nothing
 * @param sinkDetail the same for the sink
 * @param sourceSegment the segment of the source
 * @param sinkSegment the segment in which the sink was about to happen
 * @param number of two dependencies with different numbers, the sink of the one with the lower number came first
 */
public record Dependency(
        CheckedThread source,
        long sourceTransaction,
        long sourceEvent,
        CheckedThread sink,
        long sinkTransaction,
        long sinkEvent,
        Conflict conflict,
        long variable,
        int sinkRegion,
        Object sourceDetail,
        Object sinkDetail,
        long sourceSegment,
        long sinkSegment,
        long number) {
    /** The ordinal of an event outside of regions. */
    public static final long UNARY = 0;

    /** In place of the ordinal of a transaction that ended so long ago that the caller of the checker no longer knows it. */
    public static final long FORGOTTEN = -1;

    /**
     * A dependency that ends in what the sink is about to do. Called by the thread of the sink, under the lock that guards where the
     * dependency is kept.
     *
     * @param base the object that has the variable, at {@code place}
     */
    static Dependency of(
            CheckedThread source,
            long sourceSegment,
            long sourceTransaction,
            long sourceEvent,
            CheckedThread sink,
            long sinkEvent,
            Conflict conflict,
            Object base,
            long place,
            long number) {
        Object sourceDetail = sink.sourceDetail(source, sourceSegment, sourceEvent, base, place);
        return new Dependency(
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
                sourceSegment,
                sink.segment,
                number);
    }

    /** Whether one of the two events was discarded: see {@link Attempts}. */
    boolean isVoid() {
        return source.attempts.hasAbandoned(sourceSegment) || sink.attempts.hasAbandoned(sinkSegment);
    }

    /** Whether that may still happen. */
    boolean mayBecomeVoid() {
        return source.attempts.mayAbandon(sourceSegment) || sink.attempts.mayAbandon(sinkSegment);
    }
}
