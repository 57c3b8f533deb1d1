/**
 * Shadow state: who touched a variable or a lock last, and in which segment.
 *
 * <p>Fed with the accesses of checked threads, it finds the dependencies among them and passes them to
 * {@link dev.atomicity.checker.Davida}. It knows neither traces nor byte code.
 */
package dev.atomicity.shadow;
