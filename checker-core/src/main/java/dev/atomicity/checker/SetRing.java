package dev.atomicity.checker;

/**
 * A ring of dependencies on one atomic set, or on the union of several.
 *
 * @param kind what it proves
 * @param set the set of the variable on which it was closed
 * @param method the innermost method that contains the first step of the ring and its last one: a number of the caller
 * @param receiver the object whose method it is, null if it is static
 * @param isStale whether a variable was read at the first step and written at the last one, in another call, without having been read
 *     again
 */
public record SetRing(Kind kind, AtomicSet set, int method, Object receiver, boolean isStale, Witness witness) {
    /** What a ring proves. */
    public enum Kind {
        /** A unit of work was interrupted. */
        INTERRUPTED_UNIT,
        /** A unit of work on several sets was interrupted between its work on one of them and its work on another one. */
        INTERRUPTED_UNION,
        /** Units of work depend on each other in a ring, but none was interrupted. */
        CYCLE,
        /** The same, and one of them works on several sets: between its work on one of them and its work on another one. */
        CYCLE_ON_UNION,
        /** A method called the same object twice, and another thread changed it in between. */
        ACROSS_CALLS;

        public boolean isCycle() {
            return this == CYCLE || this == CYCLE_ON_UNION;
        }
    }
}
