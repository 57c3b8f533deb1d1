/**
 * The tests and what was found in them as JUnit XML, in the subset that the readers of Jenkins, GitLab and GitHub have in
 * common.
 */
package dev.atomicity.report.junit;
