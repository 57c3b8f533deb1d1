/**
 * Recorded traces: the format, a reader that works on bytes, and what a checker of traces must offer.
 *
 * <p>The reader numbers threads, variables and locks, refuses what no run of a program can be, and hands each event to
 * {@link dev.atomicity.trace.TraceEvents}. It knows no checker.
 */
package dev.atomicity.trace;
