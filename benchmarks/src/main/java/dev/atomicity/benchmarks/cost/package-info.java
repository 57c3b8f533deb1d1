/**
 * What the check costs: programs, suites and builds with it and without it in turn, and the page of documentation that is made of
 * the figures.
 */
package dev.atomicity.benchmarks.cost;
