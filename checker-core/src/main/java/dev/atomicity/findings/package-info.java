/**
 * What makes a ring a bug in a person's eyes: its cause, by which rings are one finding, the pattern in which the method was
 * interrupted, how much it matters, and the lines of the sources. Called by the check, on what the JVM of the tests has logged.
 */
package dev.atomicity.findings;
