/**
 * Analysis of recorded traces: chooses a checker, passes it the events of the reader, and names what it found.
 *
 * <p>Called by the command line and by the plugins. {@link dev.atomicity.analysis.TraceAnalysis} is the entry point.
 */
package dev.atomicity.analysis;
