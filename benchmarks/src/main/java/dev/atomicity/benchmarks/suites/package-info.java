/** The results of checking published libraries with their own tests, as a table. */
package dev.atomicity.benchmarks.suites;
