/**
 * What one hook costs: JMH benchmarks of watched code, run with and without the agent by {@code benchmarks/run-hooks}.
 * The agent watches {@link dev.atomicity.benchmarks.hooks.Watched} alone.
 */
package dev.atomicity.benchmarks.hooks;
