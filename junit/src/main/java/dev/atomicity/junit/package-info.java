/**
 * A JUnit extension that checks single tests where they are run.
 *
 * <p>The classes of the agent are called by reflection: they are only there if the JVM was started with it.
 */
package dev.atomicity.junit;
