package dev.atomicity.checker;

/**
 * A dependency on a variable of an atomic set.
 *
 * @param set the set of that variable
 * @param sourceSegment the segment of the earlier event
 * @param sinkSegment the segment that the later event opened
 * @param sinkUnit the unit of work that the later event belongs to, null if it belongs to none
 */
record SetEdge(AtomicSet set, Dependency dependency, long sourceSegment, long sinkSegment, SetUnit sinkUnit) {
    CheckedThread source() {
        return dependency.source();
    }

    CheckedThread sink() {
        return dependency.sink();
    }

    /** Whether it depends on a read that was discarded. */
    boolean isVoid() {
        return dependency.isVoid() || sink().attempts.hasAbandoned(sinkSegment);
    }

    /**
     * Whether it is never discarded, or only together with a dependency from this segment of the source to the current event of the sink.
     */
    boolean lastsAsLongAsOneFrom(long segment) {
        return !dependency.mayBecomeVoid()
                || (sourceSegment == segment && sink().attempts.isInLatest(dependency.sinkSegment()));
    }

    /** The first segment of the sink's thread that comes after the source, if units of work count as a whole. */
    long orderedSince() {
        return sinkUnit == null ? sinkSegment : sinkUnit.start;
    }
}
