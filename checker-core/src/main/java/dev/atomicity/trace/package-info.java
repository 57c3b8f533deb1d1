/**
 * Recorded traces: the format, a reader that works on bytes, and what a checker of traces must offer.
 *
 * <p>The reader numbers threads, variables and locks, rejects traces that no run of a program can produce, and passes each event to
 * {@link dev.atomicity.trace.TraceEvents}. It does not know the checkers.
 */
package dev.atomicity.trace;
