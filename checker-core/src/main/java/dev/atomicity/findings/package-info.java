/**
 * What makes a ring a bug in a person's eyes: its fingerprint, the pattern in which the region was interrupted, and the lines of the
 * sources. Called by the check, on what the JVM of the tests has logged.
 */
package dev.atomicity.findings;
