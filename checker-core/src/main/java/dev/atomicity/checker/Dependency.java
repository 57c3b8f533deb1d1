package dev.atomicity.checker;

/**
 * Two conflicting events of two threads, in order: source before sink.
 *
 * <p>An event is a number that means something to whoever feeds the checker (the line of a trace, a site in a
 * program); the checker only hands it back. A transaction is its ordinal on its thread, from 1; {@link #UNARY} is an
 * event outside all regions, a transaction of its own.
 *
 * @param sinkRegion the region that the sink is in, a number like those of events; 0 if there is none, or it is not known
 * @param value what the variable held between the two events, for the report; null if that is not known
 */
public record Dependency(
        CheckedThread source,
        long sourceTransaction,
        long sourceEvent,
        CheckedThread sink,
        long sinkTransaction,
        long sinkEvent,
        int sinkRegion,
        Object value) {
    /** The ordinal of an event outside all regions. */
    public static final long UNARY = 0;

    /** Instead of the ordinal of a transaction that was so long ago that whoever feeds the checker has forgotten it. */
    public static final long FORGOTTEN = -1;
}
