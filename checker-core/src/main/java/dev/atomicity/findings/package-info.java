/**
 * Turns rings into findings for people: the cause, by which rings are one finding, the pattern in which the method was interrupted, the
 * severity, and the source lines. Called by the check, on what the JVM of the tests has logged.
 */
package dev.atomicity.findings;
