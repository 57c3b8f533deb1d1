/**
 * The Gradle plugin {@code dev.atomicity.check} and its task types.
 *
 * <p>Gradle calls it. A task turns its properties into a request to {@code checker-core}, and the answer into a results file,
 * a log or an exception; it analyses nothing by itself. May touch the public Gradle API, nothing internal, and no
 * {@code Project} while a task runs, so that the configuration cache works.
 */
package dev.atomicity.gradle;
