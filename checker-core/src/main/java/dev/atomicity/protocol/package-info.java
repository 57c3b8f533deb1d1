/**
 * What the JVM of the build tool and the JVM of the tests say to each other, in files: one request, and a log of events
 * that is complete up to the last one whatever happens to the writer. Plain Java, because it is on the tests' class path.
 */
package dev.atomicity.protocol;
