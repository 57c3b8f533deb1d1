/** The few changes to the JDK's own classes: where tasks pass from one thread to another, and where the JVM ends. */
package dev.atomicity.agent.jdk;
