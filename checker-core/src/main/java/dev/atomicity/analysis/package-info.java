/**
 * Analysis of recorded traces: chooses a checker, feeds it from the reader, and names what it found.
 *
 * <p>Called by the command line and by the plugins. {@link dev.atomicity.analysis.TraceAnalysis} is the way in.
 */
package dev.atomicity.analysis;
