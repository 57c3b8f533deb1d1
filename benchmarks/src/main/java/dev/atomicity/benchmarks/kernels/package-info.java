/**
 * Six small programs in the character of those that the papers measure, to be run with the agent and without it.
 *
 * <p>They know nothing of the checker. {@code KernelBenchmark} runs each in a JVM of its own.
 */
package dev.atomicity.benchmarks.kernels;
