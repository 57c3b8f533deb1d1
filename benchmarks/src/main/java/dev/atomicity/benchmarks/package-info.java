/**
 * How fast the checkers are: a generator of large traces that look like those of a server, and a harness that compares
 * the checkers on them.
 *
 * <p>{@link dev.atomicity.benchmarks.TraceGenerator} writes a trace for a {@link dev.atomicity.benchmarks.Workload};
 * {@link dev.atomicity.benchmarks.TraceBenchmark} is the command that measures.
 */
package dev.atomicity.benchmarks;
