/**
 * Velodrome: a checker of recorded traces on the transaction graph, with its own witnesses.
 *
 * <p>Fed by {@code dev.atomicity.analysis}. It is used to test the default checker against a different algorithm, and for comparison.
 */
package dev.atomicity.graph;
