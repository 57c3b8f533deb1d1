/**
 * Runs the tests, inside their own JVM, through the JUnit Platform Launcher of the project's own version, and logs what
 * happens. On the tests' class path: nothing here but plain Java, the launcher's oldest interface, and the hooks.
 */
package dev.atomicity.runner;
