package dev.atomicity.vectorclock;

/** The clock of an access, and whose it was. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Stamp(int thread, int[] clock) {}
