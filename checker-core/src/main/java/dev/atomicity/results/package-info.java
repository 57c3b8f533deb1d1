/**
 * What a check found out, as data: the results file and its parts. Written by the check, read by the verdict, the reports
 * and whoever merges; knows nothing of how it came about, and no build tool.
 */
package dev.atomicity.results;
