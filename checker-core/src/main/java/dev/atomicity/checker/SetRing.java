package dev.atomicity.checker;

/**
 * A ring of dependencies on one atomic set.
 *
 * @param kind what it proves
 * @param method the innermost method that contains the first step of the ring and its last one: a number of the caller's
 * @param receiver the object whose method it is, null if it is static
 * @param isStale whether a variable was read at the first step and written at the last one, in another call, without having been
 *     read again
 */
public record SetRing(Kind kind, int method, Object receiver, boolean isStale, Witness witness) {
    /** What a ring on one set proves. */
    public enum Kind {
        /** A unit of work was interrupted. */
        INTERRUPTED_UNIT,
        /** Units of work depend on each other in a ring, but none was interrupted. */
        CYCLE,
        /** A method called the same object twice, and another thread changed it in between. */
        ACROSS_CALLS
    }
}
