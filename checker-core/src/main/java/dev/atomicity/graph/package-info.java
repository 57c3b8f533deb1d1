/**
 * Velodrome: a checker of recorded traces on the transaction graph, with its own witnesses.
 *
 * <p>Fed by {@code dev.atomicity.analysis}. It serves to check the default checker by another way of thinking, and to
 * be compared with it.
 */
package dev.atomicity.graph;
