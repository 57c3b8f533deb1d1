/**
 * What the reports say, before any of them says it in its own way: the story of a finding in plain words, what usually fixes
 * it, the threads and dependencies of a witness, the numbers of a check. Every report takes its words from here, so that they
 * all say the same.
 */
package dev.atomicity.report.text;
