/**
 * What a step of a finding does, and the names that a person reads. The same classes are used inside the program, in the log and in the results, so they need the JDK only: they are
 * part of the agent, of the runner and of the plugins.
 */
package dev.atomicity.steps;
