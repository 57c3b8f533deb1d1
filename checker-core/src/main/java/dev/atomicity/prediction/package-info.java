/**
 * Prediction from a recorded trace: which transactions another schedule of the same events could interrupt.
 *
 * <p>These are the commit-node algorithms of L. Wang and S. D. Stoller, "Accurate and Efficient Runtime Detection of
 * Atomicity Errors in Concurrent Programs" (technical report DAR-05-26, 2005). The classes are named after the terms of
 * the report:
 *
 * <ul>
 *   <li>{@code AccessTrees} and {@code AccessTreeBuilder}: access trees (3.1), trimmed (7.2)
 *   <li>{@code ThreadPeriods}: the happen-before analysis (7.4)
 *   <li>{@code ConflictForest} (Fig. 3) and {@code ViewForest} (Fig. 5): inter-edges and communication nodes
 *   <li>{@code CommitNodes}: commit nodes (3.3), the condition of Theorems 4.1 and 4.4
 *   <li>{@code PairTest}: the exact test for two transactions, Theorems 4.2 and 4.5
 *   <li>{@code CycleSearch}: the condition of Theorems 4.3 and 4.6
 *   <li>{@code CommitNodeAlgorithm}: the algorithm at the end of 4.1 and 4.2
 * </ul>
 *
 * <p>Decision 10 lists where this differs from the report, and why.
 */
package dev.atomicity.prediction;
