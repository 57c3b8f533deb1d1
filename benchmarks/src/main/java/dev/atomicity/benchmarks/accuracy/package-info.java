/** Small programs with a known mistake, and the same programs without it: how often a check finds the mistakes. */
package dev.atomicity.benchmarks.accuracy;
