/**
 * Starts the JVMs of the tests and reads their logs: one after another, until every test has run or is known to have crashed its JVM.
 * Runs in the JVM of the build tool; the code under test is never loaded here.
 */
package dev.atomicity.launch;
