/**
 * Starts the JVMs of the tests and follows what they log: one after another, until every test has run or is known to have
 * broken its JVM. In the JVM of the build tool; the code under test is never loaded here.
 */
package dev.atomicity.launch;
