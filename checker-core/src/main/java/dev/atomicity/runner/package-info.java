/**
 * Runs the tests, inside their own JVM, through the JUnit Platform Launcher of the project's own version, and logs what happens. It is on
 * the tests' class path, so it uses only plain Java, the oldest interface of the launcher, and the hooks.
 */
package dev.atomicity.runner;
