/**
 * Called by the plugins to report the results: files for people and machines, the console, and CI services. Each kind of report has its
 * own package below; none depends on another, and all take their texts from {@link dev.atomicity.report.text}. Everything is made from
 * {@link dev.atomicity.results.Results} alone: they depend neither on source files nor on the time or the machine, so the same results
 * give the same bytes.
 */
package dev.atomicity.report;
