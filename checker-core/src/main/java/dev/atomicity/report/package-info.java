/**
 * What the plugins call to report the results: files for people and machines, the console, and the services that run
 * builds. Each kind of report is a package of its own below; none knows another, and all take their words from
 * {@link dev.atomicity.report.text}. Everything is made from {@link dev.atomicity.results.Results} alone: no source is read, no
 * clock and no machine is asked, so that the same results give the same bytes.
 */
package dev.atomicity.report;
