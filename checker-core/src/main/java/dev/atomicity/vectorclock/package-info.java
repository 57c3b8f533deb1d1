/**
 * Checkers of recorded traces by vector clocks: RegionTrack and AeroDrome.
 *
 * <p>A clock counts, for each thread, the transactions of that thread that come before. Both share the clocks of a stretch of a thread
 * among all that was touched in it. They are fed by {@code dev.atomicity.analysis}; they are used to test the default checker against
 * different algorithms, and for comparison.
 */
package dev.atomicity.vectorclock;
