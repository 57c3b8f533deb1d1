package dev.atomicity.vectorclock;

/** The last write of a variable, or the last release of a lock, and the reads since. */
final class Variable {
    int writer;
    EventClock write;
    ReadClock reads;

    /** The clock that was read with last: the same thread with the same clock adds nothing. */
    EventClock lastRead;
}
