/**
 * The files by which the JVM of the build tool and the JVM of the tests communicate: a request, and a log of events that is complete up
 * to the last event, whatever happens to the writer. Plain Java, because it is on the tests' class path.
 */
package dev.atomicity.protocol;
