/**
 * Shadow state: which thread accessed a variable or a lock last, and in which segment.
 *
 * <p>It receives the accesses of checked threads, finds the dependencies among them and passes them to {@link
 * dev.atomicity.checker.AtomicityAlgorithm}. It knows neither traces nor byte code.
 */
package dev.atomicity.shadow;
